import { joinItems } from '../../base/itens';
import type { TrechoCompra } from '../compra';
import { sentidos } from './sentidos';
import { sentidosDaCompra } from './sentidosDaCompra';
import { msg, t, translated } from '../../../words/t';

const NOMES = { ida: msg('Ida'), volta: msg('Volta') };
const ORDENS = [msg('1º trecho'), msg('2º trecho')];
const JUNTOS = {
  ida: [msg('Ida, 1º trecho'), msg('Ida, 2º trecho')],
  volta: [msg('Volta, 1º trecho'), msg('Volta, 2º trecho')],
};

/**
 * Names of the trips, in their order: `Ida` and `Volta`, `1º trecho` and `2º trecho`, or both together. They are messages,
 * said where a person reads them.
 */
export function rotulosTrechos(trechos: readonly TrechoCompra[]): string[] {
  const ways = sentidosDaCompra(trechos);
  return trechos.map((trecho) => {
    const sentido = sentidos.find((way) => ways[way].includes(trecho)) ?? 'ida';
    if (ways[sentido].length === 1) return NOMES[sentido];
    return (ways.volta.length > 0 ? JUNTOS[sentido] : ORDENS)[ways[sentido].indexOf(trecho)] ?? NOMES[sentido];
  });
}

const DO_TRECHO: Readonly<Record<string, string>> = {
  '2º trecho': msg('do 2º trecho'),
  'Ida, 2º trecho': msg('do 2º trecho da ida'),
  Volta: msg('da volta'),
  'Volta, 1º trecho': msg('do 1º trecho da volta'),
  'Volta, 2º trecho': msg('do 2º trecho da volta'),
};

/** The name of a later trip as an owner: `da volta`, `do 2º trecho`, `do 2º trecho da ida`. */
export const doTrecho = (rotulo: string): string => translated(DO_TRECHO[rotulo] ?? '');

/** The seats of a person; three and more stand by way, since a way has two trips then: `5 e 7 na ida, 3 na volta`. */
export const poltronasPorSentido = (poltronas: readonly number[], rotulos: readonly string[]): string =>
  poltronas.length < 3
    ? comRotulos(poltronas, rotulos)
    : [
        t('{poltronas} na ida', { poltronas: seatsOf(NOMES.ida, poltronas, rotulos) }),
        t('{poltronas} na volta', { poltronas: seatsOf(NOMES.volta, poltronas, rotulos) }),
      ].join(', ');

const seatsOf = (nome: string, poltronas: readonly number[], rotulos: readonly string[]): string =>
  joinItems(poltronas.filter((_, i) => rotulos[i]?.startsWith(nome)));

/** The seats of each leg, with its name where there are several: `5 (ida) e 7 (volta)`. */
export const comRotulos = (poltronas: readonly (number | string)[], rotulos: readonly string[]): string =>
  joinItems(
    poltronas.length > 1
      ? poltronas.map((one, i) => `${one} (${translated(rotulos[i] ?? '').toLowerCase()})`)
      : poltronas,
  );
