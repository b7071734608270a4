import { type Dia, hoje, isIdadeDeConta } from '../../src/domain/base/data';
import { mensagens } from '../../src/domain/base/mensagens';
import type { Erro } from '../../src/domain/wire/base/problema';
import { Problem } from '../platform/http/problem';

/** The refusal of a birth date that does not qualify for a conta, or null. */
export const erroDeIdade = (dataNascimento: Dia): Erro | null =>
  isIdadeDeConta(dataNascimento, hoje(new Date()))
    ? null
    : { codigo: 'IDADE_MINIMA', mensagem: mensagens.idadeMinima, campo: 'dataNascimento' };

/** Throws that refusal as a 400. */
export function refuseIdade(dataNascimento: Dia): void {
  const erro = erroDeIdade(dataNascimento);
  if (erro) throw new Problem(400, erro);
}
