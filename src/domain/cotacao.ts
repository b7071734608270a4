import { parseDataBr } from './data';
import { beneficioEscolhido } from './extrasPassageiro';
import type { DadosPassageiro } from './passageiro';
import type { Cotacao, PassageiroCotado } from './wire/cotacao';

/** What the price depends on, and nothing that names a person. */
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

/** Changes with whatever in the form the price depends on, and with nothing else: an age counts only for a gratuity. */
export const chaveDoPreco = (passageiros: readonly DadosPassageiro[]): string =>
  passageiros.map(({ beneficio, dataNascimento }) => beneficio && `${beneficio} ${parseDataBr(dataNascimento)}`).join();

/** What the server refused of the gratuity of a passenger; on a round trip they stand once a way. */
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
