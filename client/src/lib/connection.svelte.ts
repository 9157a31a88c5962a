/** The conversation with one table: what the house shows, and commands that are never lost. */

import { commandId } from "./chance";
import type { Command, Done, FromServer, Hello, Line, Problem, Refused, Table } from "./protocol";

/** A command before it has an id. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;
export type Answer = Done | Refused;

/** Connecting for the first time, connected, trying again, or turned away for good. */
export type Status = "connecting" | "open" | "lost" | "refused";

interface Waiting {
  readonly command: Command;
  readonly answered: (answer: Answer) => void;
}

const PROTOCOL = 1;
const SLOWEST = 8_000;
const FASTEST = 400;
const OPEN_LONG_ENOUGH = 3_000;
const MOST_LINES = 200;
/** The house closes with these codes where trying again is of no use. */
const FOR_GOOD = new Set([4400, 4404]);

export class Connection {
  readonly table: string;
  readonly secret: string | null;

  /** The table as the house last showed it, and when that came (`performance.now`). */
  shown = $state.raw<Table | null>(null);
  shownAt = $state(0);
  lines = $state.raw<readonly Line[]>([]);
  status = $state<Status>("connecting");
  /** Why the house has turned this page away, or what it could not read. */
  problem = $state.raw<Problem | null>(null);
  /** How many commands have not been answered yet. */
  unanswered = $state(0);

  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  readonly #waiting = new Map<string, Waiting>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #listening = new AbortController();

  constructor(table: string, secret: string | null) {
    this.table = table;
    this.secret = secret;
    const { signal } = this.#listening;
    addEventListener("online", this.#hurry, { signal });
    addEventListener("offline", this.#drop, { signal });
    document.addEventListener("visibilitychange", this.#hurry, { signal });
    this.#connect();
  }

  /** Sends a command; resolves with the house's answer, even across lost connections. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: commandId() } as Command;
    return new Promise((answered) => {
      this.#waiting.set(command.id, { command, answered });
      this.unanswered = this.#waiting.size;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#say(command);
    });
  }

  close(): void {
    this.#closed = true;
    this.#listening.abort();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    let openedAt = 0;
    socket.onopen = () => {
      openedAt = performance.now();
      this.#greet();
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      if (FOR_GOOD.has(event.code)) {
        this.status = "refused";
        return;
      }
      if (openedAt !== 0 && performance.now() - openedAt > OPEN_LONG_ENOUGH) this.#failures = 0;
      this.#tryLater();
    };
  }

  #tryLater(): void {
    this.status = "lost";
    const wait = Math.min(SLOWEST, FASTEST * 2 ** this.#failures);
    this.#failures += 1;
    // Many browsers that lost the same house do not come back at the same moment.
    this.#timer = setTimeout(() => {
      this.#connect();
    }, wait * (0.5 + Math.random() / 2));
  }

  #greet(): void {
    const hello: Hello = {
      type: "hello",
      table: this.table,
      secret: this.secret,
      protocol: PROTOCOL,
    };
    this.#say(hello);
    // What was not answered goes out again under its old id: the house does nothing twice.
    for (const { command } of this.#waiting.values()) this.#say(command);
  }

  #say(message: Hello | Command): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.shown = message;
        this.shownAt = performance.now();
        this.status = "open";
        this.problem = null;
        break;
      case "said": {
        const last = this.lines.at(-1)?.number ?? -1;
        const fresh = message.lines.filter((line) => line.number > last);
        this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
        break;
      }
      default:
        this.#settle(message);
    }
  }

  #settle(answer: Answer): void {
    if (answer.id === null) {
      if (answer.type === "refused") this.problem = answer;
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.unanswered = this.#waiting.size;
    waiting?.answered(answer);
  }

  readonly #hurry = () => {
    if (this.status !== "lost" || document.hidden || this.#socket !== null) return;
    this.#failures = 0;
    this.#connect();
  };

  /** A browser that is offline may take minutes to notice that a socket is dead. */
  readonly #drop = () => {
    if (this.status === "refused") return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#tryLater();
  };
}
