import type { TrechoCompra } from './compra';
import { doTrecho, rotulosTrechos } from './sentidos/rotulosTrechos';
import { sentidosDaCompra } from './sentidos/sentidosDaCompra';
import { t } from '../../words/t';

/** Error message that prevents the hold; null when the seats can be held. */
export function falhaDePoltronas(trechos: readonly TrechoCompra[]): string | null {
  const quantas = trechos[0]?.poltronas.length ?? 0;
  if (quantas === 0) return t('Escolha pelo menos uma poltrona');
  const rotulos = rotulosTrechos(trechos);
  const empty = trechos.findIndex(({ poltronas }) => poltronas.length === 0);
  if (empty > 0) return t('Escolha as poltronas {doTrecho}', { doTrecho: doTrecho(rotulos[empty] ?? '') });
  if (trechos.every(({ poltronas }) => poltronas.length === quantas)) return null;
  return emTodosOsTrechos(trechos, quantas);
}

/** All places need the same number of seats, and how many the first has. */
function emTodosOsTrechos(trechos: readonly TrechoCompra[], quantas: number): string {
  if (trechos.length > 2) {
    return t('Escolha o mesmo número de poltronas em todos os trechos: são {n} no primeiro', { n: quantas });
  }
  return sentidosDaCompra(trechos).volta.length > 0
    ? t('Escolha o mesmo número de poltronas na ida e na volta: são {n} na ida', { n: quantas })
    : t('Escolha o mesmo número de poltronas nos dois trechos: são {n} no 1º', { n: quantas });
}
