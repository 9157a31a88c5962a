/** One table as its page works with it: moves, refusals, news, whose turn it is. */

import { untrack } from "svelte";
import { type Told, sentence, tellAll } from "../telling";
import { announce } from "./announcer.svelte";
import { type Answer, Connection, type Wish } from "./connection.svelte";
import type { GameView } from "./board";
import type { Problem, Refused } from "./protocol";
import { chime, knock } from "./sound";
import { t, words } from "./words.svelte";

export class SeatedTable {
  readonly connection: Connection;
  /** The newest refusal, until it is put away. */
  refusal = $state.raw<Problem | null>(null);
  #told = -1;
  #turnWasMine = false;
  #moving: Promise<void> | null = null;

  constructor(table: string, secret: string | null) {
    this.connection = new Connection(table, secret);
    $effect(() => {
      this.#tellNews();
    });
    $effect(() => {
      // Before the first table it is no refusal of something done: the page itself tells it.
      const { problem } = this.connection;
      if (problem !== null && untrack(() => this.table) !== null) this.#refuse(problem);
    });
  }

  get table() {
    return this.connection.shown;
  }

  get view(): GameView | null {
    return (this.table?.view ?? null) as GameView | null;
  }

  get names(): string[] {
    return this.table?.info.seats.map(({ name }) => name ?? t("house-seat-empty")) ?? [];
  }

  /** The events the house last told, in words. */
  get told(): Told[] {
    const table = this.table;
    return table === null ? [] : tellAll(table.info.game, this.names, table.seen, t);
  }

  /** Whether this seat may move now: it is asked, and no move of its own is on the way. */
  get mayMove(): boolean {
    return this.connection.status === "open" && (this.table?.legal_count ?? 0) > 0;
  }

  /** Makes a move; while one is on the way another click is the same click. */
  readonly play = (move: string): Promise<void> => {
    this.#moving ??= this.#move(move).finally(() => {
      this.#moving = null;
    });
    return this.#moving;
  };

  /** Sends a command and shows why, if it is refused. */
  async send(wish: Wish): Promise<Answer> {
    const answer = await this.connection.send(wish);
    if (answer.type === "refused") this.#refuse(answer);
    return answer;
  }

  close(): void {
    this.connection.close();
  }

  async #move(move: string): Promise<void> {
    const version = this.table?.version;
    if (version === undefined) return;
    this.refusal = null;
    await this.send({ type: "move", version, move });
  }

  #refuse(problem: Problem | Refused): void {
    this.refusal = problem;
    announce(words().sentence(problem.message, problem.parameters));
  }

  #tellNews(): void {
    const table = this.table;
    if (table === null) return;
    const isFirst = this.#told < 0;
    const news = this.told.filter(({ number }) => number > this.#told);
    this.#told = table.seen.at(-1)?.number ?? Math.max(this.#told, 0);
    const mine = table.legal_count > 0;
    const lines = isFirst ? [] : news.map((told) => sentence(told, this.names, t));
    if (mine && !this.#turnWasMine) {
      lines.push(t("house-your-turn"));
      chime();
    } else if (lines.length > 0) {
      knock();
    }
    this.#turnWasMine = mine;
    announce(lines.join(" "));
  }
}
