import { parseDataBr } from '../base/data';
import { beneficioEscolhido } from './passageiros/extrasPassageiro';
import type { DadosPassageiro } from './passageiros/passageiro';
import type { Cotacao, PassageiroCotado } from '../wire/compra/cotacao';

/** Inputs of the price, without personal data. */
export const toCotados = (
  passageiros: readonly DadosPassageiro[],
  poltronas: readonly (readonly number[])[],
): PassageiroCotado[] =>
  poltronas.flatMap((seats, trecho) => seats.map((poltrona, i) => toCotado({ trecho, poltrona }, passageiros[i])));

function toCotado(lugar: { trecho: number; poltrona: number }, passageiro: DadosPassageiro | undefined) {
  const beneficio = beneficioEscolhido(passageiro?.beneficio ?? '');
  const dataNascimento = parseDataBr(passageiro?.dataNascimento ?? '');
  return { ...lugar, ...(dataNascimento && { dataNascimento }), ...(beneficio && { beneficio }) };
}

/** Key that changes with the inputs of the price only: an age counts only with a gratuity. */
export const chaveDoPreco = (passageiros: readonly DadosPassageiro[]): string =>
  passageiros.map(({ beneficio, dataNascimento }) => beneficio && `${beneficio} ${parseDataBr(dataNascimento)}`).join();

/** Server refusals of a passenger's gratuity; a round trip lists each passenger once per leg. */
export const recusasDoPassageiro = (
  { recusas }: Pick<Cotacao, 'recusas'>,
  indice: number,
  quantos: number,
): string[] => [
  ...new Set(
    recusas
      .filter(({ campo = '' }) => {
        const at = /^passageiros\.(\d+)\.beneficio$/.exec(campo)?.[1];
        return at !== undefined && Number(at) % quantos === indice;
      })
      .map(({ mensagem }) => mensagem),
  ),
];
