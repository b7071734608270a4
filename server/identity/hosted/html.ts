/** Markup that is safe to send as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | Html | readonly Html[];

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

function render(piece: Piece): string {
  if (typeof piece === 'string') return escape(piece);
  return piece instanceof Html ? piece.markup : piece.map(render).join('');
}

/** Template for markup: every inserted text is escaped. */
export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(strings.reduce((all, text, i) => all + render(pieces[i - 1] ?? '') + text));
