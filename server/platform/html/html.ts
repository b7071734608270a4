const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that may hold anything, safe between tags and in quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** A piece of HTML that {@link html} built. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | readonly Html[] | string | number;

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map((one) => one.text).join('') : escapeHtml(String(part));
}

/** Builds HTML; everything put into it is escaped unless this function built it. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((text, string, i) => text + render(parts[i - 1] ?? '') + string));
