import type { Pagina } from '../wire/base/config';

/** Name of the `meta` by which a served page tells the app what it shows, so that the first drawing equals the markup. */
export const META_PAGINA = 'itape-pagina';

const RODAPE = '@@rodape@@';
const ORIGEM = '@@origem@@';
const DESTINO = '@@destino@@';

/** The page as home is drawn at build time: one line of the foot and one route, by which the server draws all others. */
export const paginaModelo: Pagina = {
  rodape: [RODAPE],
  rotas: [{ origem: { id: '0', nome: ORIGEM }, destino: { id: '0', nome: DESTINO } }],
};

/** A page that says nothing of any company: pages that no server fills in. */
export const paginaVazia: Pagina = { rodape: [], rotas: [] };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Fills in a built page, and tells the app what it holds. A page without places to fill in takes the `meta` alone. */
export function fillModelo(modelo: string, pagina: Pagina): string {
  const withFoot = repeat(modelo, 'p', RODAPE, pagina.rodape, (html, linha) =>
    html.replace(RODAPE, () => escapeHtml(linha)),
  );
  const withRoutes = repeat(withFoot, 'li', ORIGEM, pagina.rotas, (html, { origem, destino }) =>
    html.replace(ORIGEM, () => escapeHtml(origem.nome)).replace(DESTINO, () => escapeHtml(destino.nome)),
  );
  const meta = `<meta name="${META_PAGINA}" content="${escapeHtml(JSON.stringify(pagina))}">`;
  return withRoutes.replace('</head>', () => `${meta}</head>`);
}

/** Draws the element that holds a mark once for each item, in its place. */
function repeat<T>(
  html: string,
  tag: string,
  mark: string,
  items: readonly T[],
  draw: (element: string, item: T) => string,
): string {
  const at = html.indexOf(mark);
  if (at === -1) return html;
  const start = html.lastIndexOf(`<${tag}`, at);
  const end = html.indexOf(`</${tag}>`, at) + `</${tag}>`.length;
  const element = html.slice(start, end);
  return html.slice(0, start) + items.map((item) => draw(element, item)).join('') + html.slice(end);
}

/** Reads the `meta` of a served page; null where there is none. */
export function readPagina(content: string | null | undefined): Pagina | null {
  if (!content) return null;
  try {
    return JSON.parse(content) as Pagina;
  } catch {
    return null;
  }
}
