import { maskCelular, maskCpf, maskEmail, maskNome } from '../../src/domain/base/mascaras';
import type { Conta, ContaMascarada } from '../../src/domain/wire/conta/conta';
import type { MotivoConsulta } from '../../src/domain/wire/agencia/consultas';
import { writeLook } from '../agencia/operadores/consultaPessoalRepository';
import { findOperadorBySub } from '../agencia/operadores/operadorRepository';
import type { Reader } from '../platform/database/database';
import type { Identity } from '../platform/http/access/identity';
import { findConta, toConta } from './contaRepository';

/** A look-up: a unique column, its value, and the reason for the trail. */
export interface ContaAsked {
  column: 'email_norm' | 'cpf';
  value: string;
  motivo: Extract<MotivoConsulta, 'busca_email' | 'busca_cpf'>;
}

/**
 * The account of an e-mail or CPF. Its owner sees it in full. Admins and active operators see it masked, without the birth
 * date, and every such look is recorded, found or not. Other callers get null.
 */
export async function lookUpConta(
  db: Reader,
  identity: Identity,
  { column, value, motivo }: ContaAsked,
): Promise<Conta | ContaMascarada | null> {
  const row = await findConta(db, column, value);
  if (row?.cognito_id === identity.sub) return toConta(row);
  const operadora = await findOperadorBySub(db, identity.sub);
  const mayLook = identity.grupos.includes('Admin') || (identity.grupos.length > 0 && operadora?.situacao === 'ativo');
  if (!mayLook) return null;
  await writeLook(db, {
    autor: identity.sub,
    operadorId: operadora?.id ?? null,
    alvo: 'conta',
    alvoId: row?.id ?? null,
    motivo,
  });
  const conta = row ? toConta(row) : null;
  return conta && maskConta(conta);
}

const maskConta = ({ id, nome, email, cpf, celular }: Conta): ContaMascarada => ({
  id,
  nome: maskNome(nome),
  email: maskEmail(email),
  cpf: maskCpf(cpf),
  celular: maskCelular(celular),
  mascarada: true,
});
