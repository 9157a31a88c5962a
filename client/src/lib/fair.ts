/** Checking a fair deal in the page, so that nobody has to believe the house. */

import { hexadecimal } from "./chance";

/** What became of a check. */
export type Verdict = "right" | "wrong" | "impossible";

/**
 * Tells whether the SHA-256 of the seed is the commitment that was shown from the start.
 *
 * Browsers compute it only on a secure page (https, or this very machine): "impossible" elsewhere.
 */
export async function matchesCommitment(seed: string, commitment: string): Promise<Verdict> {
  if (!isSecureContext) return "impossible";
  const bytes = bytesOf(seed);
  if (bytes === null) return "wrong";
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return hexadecimal(digest) === commitment.toLowerCase() ? "right" : "wrong";
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) return null;
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
