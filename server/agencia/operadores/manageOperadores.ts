import type { EdicaoOperador } from '../../../src/domain/wire/agencia/operadores';
import type { Database, Tx } from '../../platform/database/database';
import { conflict, notFound, Problem } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { writeAudit } from './audit';
import { gruposDe, type OperadorIdentity } from './operadorIdentity';
import { lockOperador, updateOperador, type OperadorRow } from './operadorRepository';
import { requireResponsavel } from './requireOperador';

export interface OperadorParts {
  database: Database;
  identity: OperadorIdentity;
}

/** Our own change is committed and the provider did not answer; repeating the request completes it. */
const providerAway = (mensagem: string, cause: unknown): Problem => {
  const problem = new Problem(503, { codigo: 'IDENTIDADE_INDISPONIVEL', mensagem }, {}, { 'retry-after': '5' });
  problem.cause = cause;
  return problem;
};

/** Awaits a call to the provider; a failure becomes a 503 with `mensagem`, which says what was saved. */
export async function atProvider<T>(work: Promise<T>, mensagem: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw providerAway(mensagem, error);
  }
}

/** Locks supervisor and operator in the order of their ids, so that two who block one another do not both succeed. */
export async function holdBoth(tx: Tx, sub: string, id: string): Promise<{ autor: OperadorRow; alvo: OperadorRow }> {
  const asked = await requireResponsavel(tx, sub);
  if (!isUuid(id)) throw operadorMissing();
  for (const one of [asked.id, id].sort()) await lockOperador(tx, asked.estabelecimento_id, one);
  const autor = await requireResponsavel(tx, sub);
  const alvo = await lockOperador(tx, autor.estabelecimento_id, id);
  if (alvo === undefined) throw operadorMissing();
  return { autor, alvo };
}

export const operadorMissing = (): Problem => notFound('OPERADOR_NAO_ENCONTRADO', 'Operador não encontrado.');

export const notOneself = (): Problem =>
  conflict('PROPRIO_ACESSO', 'Você não pode bloquear nem mudar o próprio acesso. Peça a outro responsável.');

/**
 * Blocks an operator. Our own row changes first, and every call of theirs is refused from the commit on, whatever token
 * they hold; then the provider ends their sessions and refuses the next sign-in.
 */
export async function blockOperador({ database, identity }: OperadorParts, sub: string, id: string): Promise<void> {
  const alvo = await database.transaction(async (tx) => {
    const { autor, alvo: row } = await holdBoth(tx, sub, id);
    if (autor.id === row.id) throw notOneself();
    if (row.situacao === 'bloqueado') return row;
    if (row.identidade_sub === null) throw pending();
    const blocked = await updateOperador(tx, row.id, { situacao: 'bloqueado' });
    await writeAudit(tx, autor, 'bloqueado', row, blocked);
    return blocked;
  });
  if (alvo.identidade_sub === null) return;
  const mensagem =
    'O operador já está bloqueado na agência, mas o provedor de acesso não respondeu. Bloqueie de novo para encerrar as sessões dele.';
  await atProvider(identity.disable(alvo.identidade_sub), mensagem);
}

/** Unblocks an operator: at the provider first, so that an operator listed as active can sign in. */
export async function unblockOperador({ database, identity }: OperadorParts, sub: string, id: string): Promise<void> {
  const { identidade_sub } = await database.transaction(async (tx) => (await holdBoth(tx, sub, id)).alvo);
  if (identidade_sub === null) throw pending();
  await atProvider(
    identity.enable(identidade_sub),
    'O provedor de acesso não respondeu. O operador continua bloqueado.',
  );
  await database.transaction(async (tx) => {
    const { autor, alvo } = await holdBoth(tx, sub, id);
    if (alvo.situacao !== 'bloqueado') return;
    const active = await updateOperador(tx, alvo.id, { situacao: 'ativo' });
    await writeAudit(tx, autor, 'desbloqueado', alvo, active);
  });
}

/** Changes role and limits; refuses an outdated version. A new role takes effect at once and ends the sessions. */
export async function editOperador(
  { database, identity }: OperadorParts,
  sub: string,
  id: string,
  edit: EdicaoOperador,
): Promise<void> {
  const { before, after } = await database.transaction(async (tx) => {
    const { autor, alvo } = await holdBoth(tx, sub, id);
    if (alvo.versao !== edit.versao) {
      throw conflict('OPERADOR_MUDOU', 'Alguém mudou este operador enquanto você editava. Confira e salve de novo.');
    }
    if (autor.id === alvo.id && edit.papel !== alvo.papel) throw notOneself();
    const changed = await updateOperador(tx, alvo.id, {
      papel: edit.papel,
      limite_caixa_centavos: edit.limiteCaixaCentavos,
      limite_desconto_pontos: edit.limiteDescontoPontos,
      comissao_pontos: edit.comissaoPontos,
    });
    await writeAudit(tx, autor, 'editado', alvo, changed);
    return { before: alvo, after: changed };
  });
  if (after.identidade_sub === null) return;
  const mensagem =
    'A mudança foi salva, mas o provedor de acesso não respondeu: a nova função vale quando você salvar de novo.';
  await atProvider(identity.setGrupos(after.identidade_sub, gruposDe(after.papel)), mensagem);
  if (before.papel !== after.papel) await atProvider(identity.signOut(after.identidade_sub), mensagem);
}

const pending = (): Problem =>
  conflict('ACESSO_PENDENTE', 'O acesso deste operador ainda não foi concluído. Use “Redefinir acesso”.');
