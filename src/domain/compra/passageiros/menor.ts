import { idadeEm, type Dia } from '../../base/data';
import { msg } from '../../../words/t';

/** Minimum age to travel alone without an authorisation (CNJ Res. 295/2019). */
export const IDADE_VIAJAR_SO = 16;
export const MAIORIDADE = 18;

/** Notice on the form and in the server's refusal. */
export const AVISO_MENOR = msg(
  'Menor de 16 anos viajando sem um adulto precisa de autorização dos responsáveis (CNJ Res. 295/2019).',
);

export interface PassageiroDeViagem {
  dataNascimento: Dia;
  autorizacaoMenor?: boolean;
}

/** True when the passenger is under 16 on the day of travel and no adult travels in the same trecho. */
export function needsAutorizacao(
  passageiro: PassageiroDeViagem,
  companions: readonly PassageiroDeViagem[],
  diaDaViagem: Dia,
): boolean {
  if (idadeEm(passageiro.dataNascimento, diaDaViagem) >= IDADE_VIAJAR_SO) return false;
  return !companions.some((other) => idadeEm(other.dataNascimento, diaDaViagem) >= MAIORIDADE);
}

/** Indices of passengers who need an authorisation and did not declare it. */
export const menoresSemAutorizacao = (passageiros: readonly PassageiroDeViagem[], diaDaViagem: Dia): number[] =>
  passageiros.flatMap((passageiro, i) =>
    needsAutorizacao(passageiro, passageiros, diaDaViagem) && passageiro.autorizacaoMenor !== true ? [i] : [],
  );
