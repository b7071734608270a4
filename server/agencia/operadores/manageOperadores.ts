import type { EdicaoOperador } from '../../../src/domain/wire/agencia/operadores';
import type { Database, Tx } from '../../platform/database/database';
import { conflict, notFound, Problem } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { writeAudit } from './audit';
import { wishAcesso } from './acesso/acessoRepository';
import type { Acessos } from './acesso/acessos';
import { lockOperador, updateOperador, type OperadorRow } from './operadorRepository';
import { requireResponsavel } from './requireOperador';

export interface OperadorParts {
  database: Database;
  acessos: Acessos;
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
 * Blocks an operator. Every call of theirs is refused from the commit on, whatever token they hold. The provider then
 * ends their sessions and refuses the next sign-in; while it does not answer, `acesso` says that this is pending.
 */
export async function blockOperador(parts: OperadorParts, sub: string, id: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { autor, alvo } = await holdBoth(tx, sub, id);
    if (autor.id === alvo.id) throw notOneself();
    if (alvo.situacao === 'bloqueado') return;
    if (alvo.identidade_sub === null) throw pending();
    const blocked = await updateOperador(tx, alvo.id, { situacao: 'bloqueado' });
    await writeAudit(tx, autor, 'bloqueado', alvo, blocked);
    await wishAcesso(tx, [alvo.id], { encerrar: true });
  });
  await parts.acessos.settle([id]);
}

/** Unblocks an operator; whether the provider lets them in already is what `acesso` says. */
export async function unblockOperador(parts: OperadorParts, sub: string, id: string): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { autor, alvo } = await holdBoth(tx, sub, id);
    if (alvo.identidade_sub === null) throw pending();
    if (alvo.situacao !== 'bloqueado') return;
    const active = await updateOperador(tx, alvo.id, { situacao: 'ativo' });
    await writeAudit(tx, autor, 'desbloqueado', alvo, active);
    await wishAcesso(tx, [alvo.id]);
  });
  await parts.acessos.settle([id]);
}

/** Changes role and limits; refuses an outdated version. A new role takes effect at once and ends the sessions. */
export async function editOperador(
  { database, acessos }: OperadorParts,
  sub: string,
  id: string,
  edit: EdicaoOperador,
): Promise<void> {
  await database.transaction(async (tx) => {
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
    if (edit.papel !== alvo.papel) await wishAcesso(tx, [alvo.id], { encerrar: true });
  });
  await acessos.settle([id]);
}

const pending = (): Problem =>
  conflict('ACESSO_PENDENTE', 'O acesso deste operador ainda não foi concluído. Use “Redefinir acesso”.');
