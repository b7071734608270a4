import { parseDataBr } from './data';
import { beneficioEscolhido } from './extrasPassageiro';
import type { DadosPassageiro } from './passageiro';
import type { PassageiroCotado } from './wire/cotacao';

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
