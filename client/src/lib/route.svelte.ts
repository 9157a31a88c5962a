/** Which page is shown. */

export type Route =
  | { readonly page: "house" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string }
  | { readonly page: "nowhere" };

let path = $state(location.pathname);

window.addEventListener("popstate", () => {
  path = location.pathname;
});

export function route(): Route {
  if (path === "/") return { page: "house" };
  const [, kind, table, ...rest] = path.split("/");
  if (table === undefined || table === "" || rest.length > 0) return { page: "nowhere" };
  if (kind === "t") return { page: "table", table: decodeURIComponent(table) };
  if (kind === "r") return { page: "replay", table: decodeURIComponent(table) };
  return { page: "nowhere" };
}

/** Goes to another page of the house without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Lets a link inside the house be followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (link === null || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const leavesPage = link.target !== "" || link.hasAttribute("download");
  if (leavesPage || link.origin !== location.origin || link.hash !== "") return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}
