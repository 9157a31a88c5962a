/** Rules as they are read: Markdown without any HTML of its own. */

import MarkdownIt from "markdown-it";

const NUMBER = /^[A-Z]+\d+$/;

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Rules are read under the page's own headings: theirs begin one level lower. */
markdown.core.ruler.push("lower-headings", ({ tokens }) => {
  for (const token of tokens) {
    if (token.type.startsWith("heading_")) token.tag = `h${Math.min(6, Number(token.tag[1]) + 2)}`;
  }
});

/** A rule's number becomes a place that can be jumped to. */
markdown.renderer.rules["strong_open"] = (tokens, index) => {
  const text = tokens[index + 1]?.content ?? "";
  return NUMBER.test(text) ? `<strong id="rule-${text}">` : "<strong>";
};

/** Wide tables move inside themselves, not the page. */
markdown.renderer.rules["table_open"] = () => '<div class="sideways" tabindex="0"><table>';
markdown.renderer.rules["table_close"] = () => "</table></div>";

/** Returns safe HTML: what the text holds of HTML is shown as text. */
export function render(text: string): string {
  return markdown.render(text);
}

/** The same for a text of one paragraph. */
export function renderLine(text: string): string {
  return markdown.renderInline(text);
}
