import { parseDataBr } from '../base/data';
import { toAdicionais } from './adicionais/adicionaisDigitados';
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
  const adicionais = toAdicionais(passageiro?.adicionais);
  return {
    ...lugar,
    ...(dataNascimento && { dataNascimento }),
    ...(beneficio && { beneficio }),
    ...(adicionais.length > 0 && { adicionais }),
  };
}

/** Key that changes with the inputs of the price only: an age counts only with a gratuity, an extra where it is chosen. */
export const chaveDoPreco = (passageiros: readonly DadosPassageiro[]): string =>
  passageiros
    .map(
      ({ beneficio, dataNascimento, adicionais }) =>
        (beneficio && `${beneficio} ${parseDataBr(dataNascimento)}`) +
        toAdicionais(adicionais)
          .map(({ tipo, quantidade }) => tipo + quantidade)
          .join(''),
    )
    .join();

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

/** Server refusals of extras; each once. */
export const recusasDosAdicionais = ({ recusas }: Pick<Cotacao, 'recusas'>): string[] => [
  ...new Set(recusas.filter(({ campo = '' }) => campo.endsWith('.adicionais')).map(({ mensagem }) => mensagem)),
];
