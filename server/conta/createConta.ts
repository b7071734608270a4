import { msg } from '../../src/words/t';
import { onlyDigits } from '../../src/domain/base/pessoa/cpf';
import { normalizeNome } from '../../src/domain/base/pessoa/nome';
import { isTipoDeCanal, provedores } from '../../src/domain/sessao/provedor';
import type { NovaConta } from '../../src/domain/wire/conta/conta';
import type { Erro } from '../../src/domain/wire/base/problema';
import type { Tx } from '../platform/database/database';
import { conflict, Problem } from '../platform/http/problem';
import type { IdentityProfile } from '../identity/users/profileReader';
import { erroDeIdade } from './idade';
import { currentContrato } from '../companhia/contrato';
import { findConta, insertConta, normalizeEmail, type ContaRow } from './contaRepository';

/**
 * Creates the conta of the signed-in person. E-mail and provider are those of the login, whatever the body says; only a
 * login of our own provider may add the channel of its sign-in.
 */
export async function createConta(tx: Tx, profile: IdentityProfile, nova: NovaConta): Promise<ContaRow> {
  const erros = refuse(profile, nova);
  if (erros.length > 0) throw new Problem(400, erros);
  const cpf = onlyDigits(nova.cpf);
  const { versao } = await currentContrato(tx);
  const conta = await insertConta(tx, {
    cognitoId: profile.sub,
    email: profile.email,
    cpf,
    nome: normalizeNome(nova.nome),
    dataNascimento: nova.dataNascimento,
    celular: nova.celular,
    provedorTipo: provedorTipoOf(profile, nova),
    termosVersao: versao,
  });
  return conta ?? (await refuseExisting(tx, profile, cpf));
}

const provedorTipoOf = ({ provedor }: IdentityProfile, { provedorTipo }: NovaConta): number =>
  provedor === 'itape' && isTipoDeCanal(provedorTipo) ? provedorTipo : provedores[provedor];

/** Faults that depend on the present day and on the login, which the route's schema cannot check. */
function refuse(profile: IdentityProfile, nova: NovaConta): Erro[] {
  const erros: Erro[] = [];
  const idade = erroDeIdade(nova.dataNascimento);
  if (idade) erros.push(idade);
  if (normalizeEmail(nova.email) !== normalizeEmail(profile.email)) {
    erros.push({ codigo: 'EMAIL_DIVERGENTE', mensagem: msg('O e-mail não é o do seu login.'), campo: 'email' });
  }
  if (nova.provedorTipo !== provedorTipoOf(profile, nova)) {
    erros.push({
      codigo: 'PROVEDOR_DIVERGENTE',
      mensagem: msg('O provedor não é o do seu login.'),
      campo: 'provedorTipo',
    });
  }
  return erros;
}

async function refuseExisting(tx: Tx, { sub }: IdentityProfile, cpf: string): Promise<never> {
  if (await findConta(tx, 'cognito_id', sub)) throw conflict('CONTA_JA_EXISTE', msg('Conta já existe.'));
  if (await findConta(tx, 'cpf', cpf)) throw conflict('CPF_JA_CADASTRADO', msg('Já existe uma conta com este CPF.'));
  throw conflict('EMAIL_JA_CADASTRADO', msg('Já existe uma conta com este e-mail.'));
}
