import { tiposDocumento, rotulosDocumento, type CodigoDocumento } from '../base/pessoa/documento';
import { normalizeDocumento, tipoDocumentoDe } from '../base/pessoa/documentoNumero';
import { translated } from '../../words/t';

/** Characters of a document other than a CPF that stay readable. */
const FINAL = 2;

/** `'Ana Clara Souza'` → `'A*** C*** S***'`: its owner recognises it, and nobody else learns a name. */
export const maskNomeNoBilhete = (nome: string): string =>
  nome
    .trim()
    .split(/\s+/)
    .map((part) => `${[...part].slice(0, 1).join('').toUpperCase()}***`)
    .join(' ');

/**
 * `'CPF ***.982.***-**'`, `'RG *******89'`: tells the passengers of an order apart. Three digits of a CPF, fewer than the
 * masks of other pages show, since who looks may be a stranger.
 */
export function maskDocumentoNoBilhete(tipo: CodigoDocumento, numero: string): string {
  const texto = normalizeDocumento(numero);
  const rotulo = translated(rotulosDocumento[tipoDocumentoDe(tipo)]);
  if (tipo === tiposDocumento.cpf && texto.length === 11) return `${rotulo} ***.${texto.slice(3, 6)}.***-**`;
  return `${rotulo} ${'*'.repeat(Math.max(0, texto.length - FINAL))}${texto.slice(-FINAL)}`;
}
