/** What only this device can know. */

const BYTES = 16;

/** This person's part in the fair deal: the house cannot foresee it. */
export function ownEntropy(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** An id that no other command has, even where `crypto.randomUUID` is missing (plain HTTP). */
export function commandId(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(BYTES)));
}

export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
