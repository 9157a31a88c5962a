/** The seats this browser holds, each by its secret. */

import { forget, store, stored } from "./storage";

/** A table that somebody has sat at from this browser. */
export interface OwnTable {
  readonly table: string;
  readonly game: string;
}

const INDEX = "noripan-tables";
const MOST = 12;

const key = (table: string) => `noripan-seat-${table}`;

export function secretOf(table: string): string | null {
  return stored(key(table));
}

export function keepSecret(table: string, secret: string): void {
  store(key(table), secret);
}

export function forgetSeat(table: string): void {
  forget(key(table));
  store(INDEX, JSON.stringify(ownTables().filter((own) => own.table !== table)));
}

/** The link that opens a seat again from anywhere; the secret never reaches a server's log. */
export function seatLink(table: string, secret: string): string {
  return `${tableLink(table)}#${secret}`;
}

export function tableLink(table: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}`;
}

/** Takes the secret out of the address bar, where it could be seen, and keeps it. */
export function takeSecretFromAddress(table: string): void {
  const secret = location.hash.slice(1);
  if (secret === "") return;
  keepSecret(table, decodeURIComponent(secret));
  history.replaceState(null, "", location.pathname);
}

/** The tables sat at from here, the newest first. */
export function ownTables(): OwnTable[] {
  const text = stored(INDEX);
  if (text === null) return [];
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isOwnTable) : [];
}

export function noteTable(own: OwnTable): void {
  const others = ownTables().filter((other) => other.table !== own.table);
  for (const old of others.slice(MOST - 1)) forget(key(old.table));
  store(INDEX, JSON.stringify([own, ...others.slice(0, MOST - 1)]));
}

function isOwnTable(value: unknown): value is OwnTable {
  return typeof value === "object" && value !== null && "table" in value && "game" in value;
}
