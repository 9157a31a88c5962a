/** What this browser keeps; a browser that keeps nothing (a private window) still plays. */

const kept = new Map<string, string>();

export function stored(key: string): string | null {
  const here = kept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be forbidden altogether: then only this page remembers.
    return null;
  }
}

export function store(key: string, value: string): void {
  kept.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above: the map remembers while the page is open.
    return;
  }
}

export function forget(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}
