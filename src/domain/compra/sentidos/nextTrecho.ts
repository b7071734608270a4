import type { TrechoCompra } from '../compra';

/** The next leg that has not as many seats as the first; null while the shown one has not either. */
export function nextTrecho(trechos: readonly TrechoCompra[], at: number): number | null {
  const quantas = trechos[0]?.poltronas.length ?? 0;
  if (quantas === 0 || trechos[at]?.poltronas.length !== quantas) return null;
  const next = trechos.findIndex(({ poltronas }, i) => i > at && poltronas.length !== quantas);
  return next === -1 ? null : next;
}
