import { createHash, timingSafeEqual } from 'node:crypto';
import { normalizeDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import { TAMANHO_DOCUMENTO } from '../../../src/domain/base/pessoa/documentoProcurado';
import type { Documentos } from './procuraRepository';

/** The seats that a document opens. */
export interface Achado {
  pedidoId: string;
  /** Numbers of the seats within the order. */
  lugares: ReadonlySet<number>;
}

/** Seats that are compared at least: an order has no more, there and back, so that each search compares as many. */
const LUGARES = 12;
const nobody: Documentos = { pedido_id: '', n: 0, comprador_cpf: '', documento: '', colo_documento: null };

/**
 * The seats of an order that a document opens: all of them to the buyer's CPF, its own to a passenger's or to that of the
 * child on a lap. Without an order the same comparisons are made, so that the time of an answer does not tell an order that
 * exists from one that does not.
 * @returns null where it opens none.
 */
export function matchDocumento(rows: readonly Documentos[], documento: string): Achado | null {
  const asked = normalizeDocumento(documento);
  const lugares = [...rows, ...Array<Documentos>(Math.max(0, LUGARES - rows.length)).fill(nobody)];
  const isAsked = equalsTo(asked);
  const opened = lugares.filter(({ comprador_cpf, documento: doLugar, colo_documento }) => {
    const matches = [comprador_cpf, doLugar, colo_documento ?? ''].map(isAsked);
    return matches.includes(true);
  });
  // A document of few characters is none; that of an order whose data were deleted is empty.
  const [first] = opened;
  if (asked.length < TAMANHO_DOCUMENTO.minimo || first === undefined) return null;
  return { pedidoId: first.pedido_id, lugares: new Set(opened.map(({ n }) => n)) };
}

const digest = (text: string): Buffer => createHash('sha256').update(normalizeDocumento(text)).digest();

/** A comparison whose time depends on neither text. */
function equalsTo(asked: string): (text: string) => boolean {
  const wanted = digest(asked);
  return (text) => timingSafeEqual(wanted, digest(text));
}
