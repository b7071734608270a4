import { parseDataBr } from '../base/data';
import { noTrecho, toAdicionais } from './adicionais/adicionaisDigitados';
import { tiposAdicional } from './adicionais/tipoAdicional';
import { beneficioEscolhido } from './passageiros/extrasPassageiro';
import type { DadosPassageiro } from './passageiros/passageiro';
import type { Cotacao, PassageiroCotado } from '../wire/compra/cotacao';

/** Inputs of the price, without personal data. */
export const toCotados = (
  passageiros: readonly DadosPassageiro[],
  poltronas: readonly (readonly number[])[],
): PassageiroCotado[] =>
  poltronas.flatMap((seats, trecho) =>
    seats.map((poltrona, i) => toCotado({ trecho, poltrona }, passageiros[i], poltronas.length)),
  );

function toCotado(
  lugar: { trecho: number; poltrona: number },
  passageiro: DadosPassageiro | undefined,
  trechos: number,
) {
  const beneficio = beneficioEscolhido(passageiro?.beneficio ?? '');
  const dataNascimento = parseDataBr(passageiro?.dataNascimento ?? '');
  const adicionais = toAdicionais(noTrecho(passageiro, lugar.trecho, trechos));
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
      ({ beneficio, dataNascimento, adicionais, adicionaisPorTrecho }) =>
        (beneficio && `${beneficio} ${parseDataBr(dataNascimento)}`) +
        [adicionais, ...(adicionaisPorTrecho ?? [])]
          .map((own) => tiposAdicional.map((tipo) => own?.[tipo] || ''))
          .join(';'),
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
