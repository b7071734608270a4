import { joinItems } from '../../base/itens';
import type { TrechoCompra } from '../compra';
import { sentidos } from './sentidos';
import { sentidosDaCompra } from './sentidosDaCompra';

/** Names of the trips for people, in their order: `Ida` and `Volta`, `1º trecho` and `2º trecho`, or both together. */
export function rotulosTrechos(trechos: readonly TrechoCompra[]): string[] {
  const ways = sentidosDaCompra(trechos);
  return trechos.map((trecho) => {
    const sentido = sentidos.find((way) => ways[way].includes(trecho)) ?? 'ida';
    const nome = sentido === 'ida' ? 'Ida' : 'Volta';
    if (ways[sentido].length === 1) return nome;
    const ordem = `${ways[sentido].indexOf(trecho) + 1}º trecho`;
    return ways.volta.length > 0 ? `${nome}, ${ordem}` : ordem;
  });
}

/** The name as an owner: `da volta`, `do 2º trecho`, `do 2º trecho da ida`. */
export function doTrecho(rotulo: string): string {
  const [nome = '', ordem] = rotulo.toLowerCase().split(', ');
  if (ordem) return `do ${ordem} da ${nome}`;
  return nome.endsWith('trecho') ? `do ${nome}` : `da ${nome}`;
}

/** The seats of a person; three and more stand by way, since a way has two trips then: `5 e 7 na ida, 3 na volta`. */
export const poltronasPorSentido = (poltronas: readonly number[], rotulos: readonly string[]): string =>
  poltronas.length < 3
    ? comRotulos(poltronas, rotulos)
    : sentidos
        .map((way) => `${joinItems(poltronas.filter((_, i) => rotulos[i]?.toLowerCase().startsWith(way)))} na ${way}`)
        .join(', ');

/** The seats of each leg, with its name where there are several: `5 (ida) e 7 (volta)`. */
export const comRotulos = (poltronas: readonly (number | string)[], rotulos: readonly string[]): string =>
  joinItems(poltronas.length > 1 ? poltronas.map((one, i) => `${one} (${rotulos[i]?.toLowerCase()})`) : poltronas);
