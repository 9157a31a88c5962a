/** A finished match that is looked at step by step. */

import { problemOf, replay, replayPosition } from "./api";
import type { GameView } from "./board";
import type { FairInfo, Problem, Replay, ReplayPosition, SeenEvent } from "./protocol";

/** The part of a record that this page shows. */
export interface MatchRecord {
  readonly game: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly events: readonly string[];
  readonly fair: FairInfo | null;
}

/** How many positions before and after the one that is shown are fetched too. */
const AHEAD = 1;
/** How long a slider must rest before its position is fetched, in milliseconds. */
const REST = 60;
const SEEN = 60;

export class ReplayedMatch {
  readonly table: string;
  match = $state.raw<Replay | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** How many events have happened at the position that is asked for. */
  at = $state(0);
  /** The position that is shown: the one asked for, as soon as it has come. */
  position = $state.raw<ReplayPosition | null>(null);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on it
  readonly #positions = new Map<number, Promise<ReplayPosition>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.table = table;
    void this.#load();
  }

  get record(): MatchRecord | null {
    return (this.match?.record ?? null) as MatchRecord | null;
  }

  get last(): number {
    return this.match?.steps.length ?? 0;
  }

  /** Shows the match after its first `events` events. */
  goTo(events: number): void {
    this.at = Math.max(0, Math.min(this.last, events));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#show(this.at);
    }, REST);
  }

  /** Returns what a seat (null: a spectator) could see at the position that is shown. */
  view(seat: number | null): GameView | null {
    const position = this.position;
    if (position === null) return null;
    return (seat === null ? position.spectator : position.views[seat]) as GameView;
  }

  /** The events up to the position that is shown; after the end nothing is hidden any more. */
  get seen(): SeenEvent[] {
    const steps = this.match?.steps ?? [];
    const end = this.position?.events ?? 0;
    const start = Math.max(0, end - SEEN);
    return steps.slice(start, end).map(({ event, seat, scores }, index) => {
      const number = start + index;
      const before = steps[number - 1]?.scores;
      const gain = seat === null ? 0 : (scores[seat] ?? 0) - (before?.[seat] ?? scores[seat] ?? 0);
      return { number, seat, event, gain };
    });
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    try {
      this.match = await replay(this.table);
    } catch (error) {
      this.problem = problemOf(error);
      return;
    }
    this.at = this.last;
    await this.#show(this.last);
  }

  async #show(events: number): Promise<void> {
    try {
      const position = await this.#fetch(events);
      if (this.at !== events) return;
      this.position = position;
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
      return;
    }
    for (const near of [events + AHEAD, events - AHEAD]) {
      if (near >= 0 && near <= this.last) this.#fetch(near).catch(() => undefined);
    }
  }

  #fetch(events: number): Promise<ReplayPosition> {
    const known = this.#positions.get(events);
    if (known !== undefined) return known;
    const coming = replayPosition(this.table, events);
    this.#positions.set(events, coming);
    coming.catch(() => this.#positions.delete(events));
    return coming;
  }
}
