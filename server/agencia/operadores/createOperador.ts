import type { NovoOperador } from '../../../src/domain/wire/agencia/operadores';
import type { Tx } from '../../platform/database/database';
import { readNomeDaEmpresa } from '../../companhia/companhiaRepository';
import { conflict, type Problem } from '../../platform/http/problem';
import { enqueueEmail } from '../../platform/outbox/outbox';
import { writeAudit } from './audit';
import { accessEmail } from './operadorEmails';
import { atProvider, holdBoth, notOneself, type OperadorParts } from './manageOperadores';
import { readNomeOfEstabelecimento } from './estabelecimentoRepository';
import {
  deletePendingOperador,
  insertPendingOperador,
  lockOperador,
  updateOperador,
  type OperadorRow,
} from './operadorRepository';
import { dropSenha } from './acesso/acessoRepository';
import { EmailTaken, gruposDe, UserGone, type OperadorIdentity } from './acesso/operadorIdentity';
import { requireResponsavel } from './requireOperador';
import { newTemporaryPassword } from './temporaryPassword';

export interface AccessParts extends OperadorParts {
  identity: OperadorIdentity;
  publicUrl: string;
}

/** An operator's id and the password, which is shown once and stored nowhere. */
export interface NewAccess {
  id: string;
  senhaTemporaria: string;
}

/**
 * Adds an operator. The row is inserted first, which reserves the address; then the provider creates the access, and
 * only then does the operator become active. An interruption leaves the row `pendente`; “Redefinir acesso” completes it.
 */
export async function createOperador(parts: AccessParts, sub: string, novo: NovoOperador): Promise<NewAccess> {
  const { autor, row } = await parts.database.transaction((tx) => insertPending(tx, sub, novo));
  const senhaTemporaria = newTemporaryPassword();
  const { nome, email, papel } = row;
  const user = { nome, email, grupos: gruposDe(papel), senhaTemporaria };
  const mensagem =
    'O operador foi registrado, mas o provedor de acesso não respondeu. Na lista, use “Redefinir acesso” para concluir.';
  const made = await parts.identity.create(user).catch((error: unknown) => error);
  if (made instanceof EmailTaken) {
    await deletePendingOperador(parts.database.db, row.id);
    throw emailTaken();
  }
  const { sub: identidadeSub } = await atProvider(
    made instanceof Error ? Promise.reject(made) : Promise.resolve(made as { sub: string }),
    mensagem,
  );
  await parts.database.transaction((tx) => activate(tx, parts, { autor, id: row.id, identidadeSub, criado: true }));
  return { id: row.id, senhaTemporaria };
}

/**
 * Sets another temporary password, ends every session, and completes an access that was left pending or whose user was
 * deleted at the provider.
 */
export async function resetAccess(parts: AccessParts, sub: string, id: string): Promise<NewAccess> {
  const { autor, alvo } = await parts.database.transaction((tx) => holdBoth(tx, sub, id));
  if (autor.id === alvo.id) throw notOneself();
  if (alvo.situacao === 'bloqueado')
    throw conflict('OPERADOR_BLOQUEADO', 'Desbloqueie o operador antes de redefinir o acesso.');
  const senhaTemporaria = newTemporaryPassword();
  const mensagem = 'O provedor de acesso não respondeu. Tente redefinir de novo em alguns instantes.';
  const { identidadeSub, criado } = await atProvider(resetAtProvider(parts, alvo, senhaTemporaria), mensagem);
  if (identidadeSub === null) throw emailTaken();
  await parts.database.transaction((tx) => activate(tx, parts, { autor, id: alvo.id, identidadeSub, criado }));
  return { id: alvo.id, senhaTemporaria };
}

/** `identidadeSub` is null where the address belongs to somebody else. */
async function resetAtProvider(parts: AccessParts, alvo: OperadorRow, senhaTemporaria: string) {
  const { identidade_sub: known } = alvo;
  try {
    if (known !== null) {
      await parts.identity.setTemporaryPassword(known, senhaTemporaria);
      return { identidadeSub: known, criado: false };
    }
  } catch (error) {
    if (!(error instanceof UserGone)) throw error;
  }
  const claimed = await claim(parts, alvo, senhaTemporaria);
  if (claimed !== null) await parts.identity.setTemporaryPassword(claimed, senhaTemporaria);
  return { identidadeSub: claimed, criado: true };
}

/** Creates or finds the user of an operator left pending; null where the address belongs to somebody else. */
async function claim({ identity }: AccessParts, row: OperadorRow, senhaTemporaria: string): Promise<string | null> {
  const user = { nome: row.nome, email: row.email, grupos: gruposDe(row.papel), senhaTemporaria };
  const made = await identity.create(user).catch((error: unknown) => {
    if (error instanceof EmailTaken) return null;
    throw error;
  });
  if (made) return made.sub;
  const found = await identity.find(row.email);
  if (found?.estado !== 'convidado') return null;
  await identity.setGrupos(found.sub, user.grupos);
  return found.sub;
}

async function insertPending(
  tx: Tx,
  sub: string,
  novo: NovoOperador,
): Promise<{ autor: OperadorRow; row: OperadorRow }> {
  const autor = await requireResponsavel(tx, sub);
  const row = await insertPendingOperador(tx, autor.estabelecimento_id, novo);
  if (row === undefined) throw emailTaken();
  return { autor, row };
}

interface Activation {
  autor: OperadorRow;
  id: string;
  identidadeSub: string;
  criado: boolean;
}

async function activate(tx: Tx, { publicUrl }: AccessParts, { autor, id, identidadeSub, criado }: Activation) {
  const before = await lockOperador(tx, autor.estabelecimento_id, id);
  if (before === undefined) return;
  const situacao = before.situacao === 'bloqueado' ? ('bloqueado' as const) : ('ativo' as const);
  const after = await updateOperador(tx, id, { identidade_sub: identidadeSub, situacao });
  // The password that is shown now is the one that counts: no invitation may replace it.
  await dropSenha(tx, id);
  await writeAudit(tx, autor, criado ? 'criado' : 'acesso_redefinido', criado ? null : before, after);
  if (!criado) return;
  const agencia = await readNomeOfEstabelecimento(tx, after.estabelecimento_id);
  const empresa = await readNomeDaEmpresa(tx);
  await enqueueEmail(tx, `operador/${id}`, accessEmail(after, { agencia, empresa, publicUrl }));
}

const emailTaken = (): Problem =>
  conflict('EMAIL_EM_USO', 'Este e-mail já tem um acesso à Itapê. Use outro e-mail para o operador.');
