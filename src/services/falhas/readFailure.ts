import type { FalhaDoNavegador } from '../../domain/wire/base/falhasDoNavegador';

type Quadro = FalhaDoNavegador['quadros'][number];

const MAX_QUADROS = 8;
/** A frame of a built file, as Chromium (`at f (https://…/js/a.js:1:2)`), Firefox and WebKit (`f@https://…/js/a.js:1:2`) write it. */
const FRAME = /\/js\/([\w.-]{1,76}\.js):(\d{1,6}):(\d{1,7})/g;

/**
 * Errors that the product expects and tells the person itself: refusals, the network, a part that a deploy took away, a
 * cancelled call.
 */
const EXPECTED: ReadonlySet<string> = new Set([
  'CallFailed',
  'IdentityError',
  'OutdatedPage',
  'ChunkLoadError',
  'AbortError',
]);

/** Kind and places of an error; null for an expected one, and for one in which no file of ours stands (extensions). */
export function readFailure(error: unknown): Pick<FalhaDoNavegador, 'nome' | 'quadros'> | null {
  if (!(error instanceof Error) || EXPECTED.has(error.name)) return null;
  const quadros = [...(error.stack ?? '').matchAll(FRAME)].slice(0, MAX_QUADROS).map(toQuadro);
  const nome = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  return quadros.length === 0 ? null : { nome, quadros };
}

const toQuadro = ([, arquivo = '', linha, coluna]: RegExpMatchArray): Quadro => ({
  arquivo,
  linha: Number(linha),
  coluna: Number(coluna),
});
