/** Requests to the house over HTTP. */

import type {
  GameInfo,
  NewTable,
  OpenTable,
  Problem,
  Replay,
  ReplayPosition,
  RuleText,
  Seated,
  TableInfo,
  TakeSeat,
} from "./protocol";

/** The house has refused a request, and says why; its words are those of a refused command. */
export class HouseProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export const games = () => request<GameInfo[]>("games");
export const openTables = () => request<OpenTable[]>("tables");
export const newTable = (wanted: NewTable) => request<Seated>("tables", wanted);
export const tableInfo = (table: string) => request<TableInfo>(`tables/${part(table)}`);
export const takeSeat = (table: string, wanted: TakeSeat) =>
  request<Seated>(`tables/${part(table)}/seats`, wanted);
export const replay = (table: string) => request<Replay>(`tables/${part(table)}/replay`);
export const replayPosition = (table: string, events: number) =>
  request<ReplayPosition>(`tables/${part(table)}/replay/${events}`);
export const rule = (game: string, language: string, number: string) =>
  request<RuleText>(`rules/${part(game)}/${language}/${part(number)}`);

/** Where the record of a finished match can be downloaded. */
export const recordAddress = (table: string) => `/api/tables/${part(table)}/record`;

/** The rules of a game, as Markdown. */
export async function rules(game: string, language: string): Promise<string> {
  return (await answered(`rules/${part(game)}/${language}`)).text();
}

/** Returns what went wrong, whatever was thrown; a request that never arrived has its own words. */
export function problemOf(error: unknown): Problem {
  if (error instanceof HouseProblem) return error.problem;
  if (error instanceof TypeError) return { message: "house-no-answer", parameters: {}, rule: null };
  throw error;
}

async function request<Answer>(path: string, body?: object): Promise<Answer> {
  return (await (await answered(path, body)).json()) as Answer;
}

async function answered(path: string, body?: object): Promise<Response> {
  const sent: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  const response = await fetch(`/api/${path}`, sent);
  if (response.ok) return response;
  if (response.headers.get("Content-Type")?.startsWith("application/json")) {
    throw new HouseProblem((await response.json()) as Problem);
  }
  // Something between this page and the house has answered: the house itself does not.
  throw new HouseProblem({ message: "house-no-answer", parameters: {}, rule: null });
}

function part(name: string): string {
  return encodeURIComponent(name);
}
