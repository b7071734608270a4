import { formatCnpj } from '../../../../src/domain/base/pessoa/cnpj';
import type { Database } from '../../../platform/database/database';
import { Problem } from '../../../platform/http/problem';
import { createSteps } from '../../../platform/jobs/steps';
import { readAcesso } from '../acesso/acessoRepository';
import { createAcessos } from '../acesso/acessos';
import { EmailTaken, type OperadorIdentity } from '../acesso/operadorIdentity';
import { createAgencia } from '../agencias/createAgencia';
import { readAdminArgs, USO, type AdminCommand } from './adminArgs';

/** The world of the command. */
export interface Terminal {
  openDatabase: () => Promise<Database>;
  /** The user pool, and the shop's address for the links of e-mails; null where the provider lives in the product's process. */
  provider: () => { identity: OperadorIdentity; publicUrl: string } | null;
  print: (line: string) => void;
}

/** Exit codes: done, or nothing to do; refused or failed; called wrongly. */
const DONE = 0;
const FAILED = 1;
const WRONG = 2;

/** Author of changes that nobody signed in made. */
const AUTOR = 'linha de comando';

/** `npm run admin`. @returns the exit code. */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<number> {
  const read = readAdminArgs(args);
  if ('problems' in read) {
    for (const line of [...read.problems, USO]) terminal.print(line);
    return WRONG;
  }
  const { command } = read;
  try {
    return await (command.tipo === 'criar-agencia' ? makeAgencia(command, terminal) : makeAdmin(command, terminal));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    for (const { mensagem } of error.erros) terminal.print(mensagem);
    return FAILED;
  }
}

type Agencia = Extract<AdminCommand, { tipo: 'criar-agencia' }>;

async function makeAgencia({ nome, cnpj, email, responsavel }: Agencia, terminal: Terminal): Promise<number> {
  const provider = terminal.provider();
  const database = await terminal.openDatabase();
  try {
    const nova = { nome, cnpj, responsavel: { nome: responsavel, email } };
    const { agencia, operadorId } = await database.transaction((tx) => createAgencia(tx, AUTOR, nova));
    const named = `A agência ${agencia.nome} (CNPJ ${formatCnpj(agencia.cnpj ?? '')})`;
    if (operadorId === null) {
      terminal.print(`${named} já existe; nada mudou.`);
      return DONE;
    }
    terminal.print(`${named} foi criada.`);
    if (provider === null) {
      terminal.print(`O convite a ${email} sai quando o produto estiver no ar.`);
      return DONE;
    }
    const print = ({ err }: { err: unknown }) => terminal.print(`O provedor de acesso: ${describe(err)}.`);
    await createAcessos({ database, ...provider, steps: createSteps(database, print) }).settle([operadorId]);
    return await tellInvitation(database, operadorId, email, terminal.print);
  } finally {
    await database.close();
  }
}

async function tellInvitation({ db }: Database, operadorId: string, email: string, print: Terminal['print']) {
  const acesso = await readAcesso(db, operadorId);
  if (acesso === 'em_dia') print(`O provedor de acesso enviou o convite a ${email}.`);
  if (acesso === 'pendente') print('O convite ainda não saiu; o produto tenta de novo por si quando estiver no ar.');
  if (acesso === 'recusado')
    print(`O convite foi recusado: ${email} já tem um acesso à Itapê. Corrija o e-mail na página Agências.`);
  return acesso === 'recusado' ? FAILED : DONE;
}

type Admin = Extract<AdminCommand, { tipo: 'criar-admin' }>;

async function makeAdmin({ email, nome }: Admin, { provider, print }: Terminal): Promise<number> {
  const pool = provider();
  if (pool === null) {
    print('Sem Cognito configurado (COGNITO_USER_POOL_ID) vale o administrador de teste: admin@itape.test.');
    return FAILED;
  }
  try {
    return await inviteAdmin(pool.identity, { email, nome }, print);
  } catch (error) {
    print(`O provedor de acesso: ${describe(error)}. O comando pode ser repetido.`);
    return FAILED;
  }
}

async function inviteAdmin(
  identity: OperadorIdentity,
  { email, nome }: { email: string; nome: string },
  print: Terminal['print'],
): Promise<number> {
  try {
    await identity.create({ email, nome, grupos: ['Admin'], senhaTemporaria: null });
    print(`O provedor de acesso enviou o convite a ${email}, que entra como Admin.`);
    return DONE;
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
  }
  const user = await identity.find(email);
  if (user === null || user.estado === 'outro') {
    print(`${email} tem um acesso que não foi confirmado, e não vira Admin: confirme-o ou use outro e-mail.`);
    return FAILED;
  }
  const isNew = await identity.addGrupo(user.sub, 'Admin');
  // The tokens of the sessions that are open do not name the group.
  if (isNew) await identity.signOut(user.sub);
  print(isNew ? `${email} já tinha acesso e agora é Admin.` : `${email} já é Admin; nada mudou.`);
  return DONE;
}

/** The reason under our own words, where there is one. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
