import { formatCentavos } from '../base/dinheiro';
import { META_PAGINA, type PaginaServida } from './metaPagina';
import { faixaDaCompra, rotaDoTrecho } from '../compra/sentidos/palavrasTrecho';
import { quandoDaViagem } from '../viagens/aoVivo/palavrasViagem';
import { linhaDoRodape } from './linhaDoRodape';
import { palavrasTelas } from './palavrasTelas';
import { coresPadrao } from '../companhia/marca/marcaPadrao';
import { NOME_PADRAO } from '../companhia/marca/comNome';
import { isLogotipoDesenhado, palavrasDaMarca } from '../companhia/marca/nomeDaMarca';
import { rotas } from '../base/rotas';
import type { Pagina } from '../wire/base/config';
import { translated } from '../../words/t';

const RODAPE = '@@rodape@@';
const ORIGEM = '@@origem@@';
const DESTINO = '@@destino@@';
/** An amount that no route costs: a number, as the page's state has it. */
const PRECO_MODELO = 98_765_432;
const NOME = '@@nome@@';
const LOGOTIPO = '@@logotipo@@';
const INICIAL = '@@inicial@@';
const LEMA = '@@lema@@';
const TITULO = '@@titulo@@';
const VIAGEM = '@@viagem@@';
const SAIDA = '@@saida@@';
const ROTA = '@@rota@@';
const QUANDO = '@@quando@@';

/** The name of the company in a built page's title. */
export const MARCA_NO_TITULO = NOME;
/** The colours of the browser's bar in a built page. */
export const BARRA = { clara: '@@barra-clara@@', escura: '@@barra-escura@@' } as const;

/** The look of a page, beside its words. */
export interface Aparencia {
  /** Address of the stylesheet of the brand's colours; null where they are the build's own. */
  folha: string | null;
  /** Colour of the browser's bar in both schemes. */
  barra: { clara: string; escura: string };
}

/** The look of the build's own brand, as `shell.html` says it. */
export const aparenciaPadrao: Aparencia = {
  folha: null,
  barra: { clara: coresPadrao.faixa.fundo, escura: '#082e29' },
};

/**
 * The page as home is drawn at build time: one line of the foot, one route and the brand, by which the server draws all
 * others. The logo of the build is a drawing; any other is text, so home is drawn once for each (`modeloEscrito`).
 */
export const paginaModelo: Pagina = {
  rodape: [RODAPE],
  rotas: [{ origem: { id: '0', nome: ORIGEM }, destino: { id: '0', nome: DESTINO }, amanhaCentavos: PRECO_MODELO }],
  marca: { nome: NOME, logotipo: NOME_PADRAO, inicial: INICIAL, lema: LEMA },
};

/** The heading of the results as they are drawn at build time. */
export const TITULO_DA_BUSCA = TITULO;
/** Heading and departure of a trip's page as it is drawn at build time. */
export const viagemModelo = { titulo: VIAGEM, saida: SAIDA } as const;
/** The trip of the purchase as its strip is drawn at build time. */
export const faixaModelo = { titulo: ROTA, rota: ROTA, quando: QUANDO } as const;

/** The same with a logo that is written. */
export const modeloEscrito: Pagina = { ...paginaModelo, marca: { ...paginaModelo.marca, logotipo: LOGOTIPO } };

/** A page that says nothing of any company: pages that no server fills in. */
export const paginaVazia: Pagina = { rodape: [], rotas: [], marca: palavrasDaMarca(null) };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Fills in a built page, and tells the app what it holds. A page without places to fill in takes the `meta` alone. */
export function fillModelo(modelo: string, pagina: PaginaServida, aparencia: Aparencia = aparenciaPadrao): string {
  const withFoot = repeat(modelo, 'p', RODAPE, pagina.rodape, (html, linha) =>
    html.replace(RODAPE, () => escapeHtml(linhaDoRodape(linha))),
  );
  const withRoutes = repeat(withFoot, 'li', ORIGEM, pagina.rotas, fillRota);
  const meta = `<meta name="${META_PAGINA}" content="${escapeHtml(JSON.stringify(pagina))}">`;
  const folha = aparencia.folha === null ? '' : `<link rel="stylesheet" href="${escapeHtml(aparencia.folha)}">`;
  const withAddress = fillViagem(fillFaixa(fillBusca(withRoutes, pagina), pagina), pagina);
  return fillMarca(withAddress, pagina.marca, aparencia).replace('</head>', () => `${folha}${meta}</head>`);
}

const fillBusca = (html: string, { busca }: PaginaServida): string =>
  html.replaceAll(TITULO, () => escapeHtml(busca?.titulo ?? translated(rotas.resultadoBusca.titulo)));

/** Heading and departure of a trip's own page, or the words of the page without one. */
function fillViagem(html: string, { trechos: [trecho] = [] }: PaginaServida): string {
  const titulo = trecho ? rotaDoTrecho(trecho) : translated(rotas.informacaoViagem.titulo);
  const saida = trecho ? quandoDaViagem(trecho.partida) : translated(palavrasTelas.informacaoViagem);
  return html.replaceAll(VIAGEM, () => escapeHtml(titulo)).replaceAll(SAIDA, () => escapeHtml(saida));
}

/** The strip of the purchase's trip: none where the trip is not known. */
function fillFaixa(html: string, { trechos = [] }: PaginaServida): string {
  const entradas = faixaDaCompra(trechos.map((trecho) => ({ ...trecho, poltronas: [] })));
  const isMany = entradas.length > 1;
  return repeat(html, 'div', ROTA, entradas.length > 0 ? [entradas] : [], (strip) =>
    repeat(strip, 'p', ROTA, entradas, (entry, { titulo, rota, quando }) =>
      entry
        .replace(ROTA, () => escapeHtml(rota))
        .replace(QUANDO, () => escapeHtml(isMany ? `${titulo} · ${quando}` : quando)),
    ),
  );
}

/** A route whose price is not known is drawn without it. Its place is looked for as the page's language writes it. */
function fillRota(html: string, { origem, destino, amanhaCentavos }: Pagina['rotas'][number]): string {
  const prices = amanhaCentavos === undefined ? [] : [formatCentavos(amanhaCentavos)];
  const place = formatCentavos(PRECO_MODELO);
  return repeat(html, 'span', place, prices, (element, price) => element.replace(place, () => price))
    .replace(ORIGEM, () => escapeHtml(origem.nome))
    .replace(DESTINO, () => escapeHtml(destino.nome));
}

/** The brand's words and the colours of the bar. The icon of an iPhone's screen is a picture of the build's own brand. */
function fillMarca(html: string, marca: Pagina['marca'], { barra }: Aparencia): string {
  const withLema = repeat(html, 'p', LEMA, marca.lema === '' ? [] : [marca.lema], (element, lema) =>
    element.replace(LEMA, () => escapeHtml(lema)),
  );
  const words: [mark: string, text: string][] = [
    [NOME, marca.nome],
    [LOGOTIPO, marca.logotipo],
    [INICIAL, marca.inicial],
    [BARRA.clara, barra.clara],
    [BARRA.escura, barra.escura],
  ];
  const filled = words.reduce((page, [mark, text]) => page.replaceAll(mark, () => escapeHtml(text)), withLema);
  return isLogotipoDesenhado(marca) ? filled : filled.replace(/<link rel="apple-touch-icon"[^>]*>/, '');
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
