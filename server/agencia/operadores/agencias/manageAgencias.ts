import type { NovoConvite } from '../../../../src/domain/wire/agencia/agencias';
import type { Database, Tx } from '../../../platform/database/database';
import { refuseClash } from '../../../platform/database/uniqueClash';
import { conflict, notFound, type Problem } from '../../../platform/http/problem';
import { isUuid } from '../../../platform/http/validation/uuid';
import { wishAcesso } from '../acesso/acessoRepository';
import type { Acessos } from '../acesso/acessos';
import { insertAuditoria } from '../auditoriaRepository';
import { operadorMissing } from '../manageOperadores';
import { lockOperador, updateOperador, type OperadorRow } from '../operadorRepository';
import {
  listIdsOfOperadores,
  lockAgencia,
  updateSituacaoOfAgencia,
  type EstabelecimentoRow,
} from './agenciaRepository';

export interface AgenciaParts {
  database: Database;
  acessos: Acessos;
}

/** Accesses that a request waits for; the job follows with the others. */
const AT_ONCE = 8;

export const agenciaMissing = (): Problem => notFound('AGENCIA_NAO_ENCONTRADA', 'Agência não encontrada.');

async function holdAgencia(tx: Tx, id: number): Promise<EstabelecimentoRow> {
  const agencia = await lockAgencia(tx, id);
  if (agencia === undefined) throw agenciaMissing();
  return agencia;
}

/**
 * Blocks an agency, or ends that. From the commit on every call of its operators is refused; then the provider ends their
 * sessions. An operator who is blocked alone stays so when the agency is unblocked.
 */
export async function setBloqueio(
  { database, acessos }: AgenciaParts,
  autor: string,
  id: number,
  situacao: EstabelecimentoRow['situacao'],
): Promise<void> {
  const changed = await database.transaction(async (tx) => {
    const agencia = await holdAgencia(tx, id);
    if (agencia.situacao === situacao) return [];
    await updateSituacaoOfAgencia(tx, id, situacao);
    await insertAuditoria(tx, {
      estabelecimento_id: id,
      operador_id: null,
      autor_id: null,
      autor_sub: autor,
      acao: situacao === 'bloqueada' ? 'agencia_bloqueada' : 'agencia_desbloqueada',
      antes: null,
      depois: null,
    });
    const operadores = await listIdsOfOperadores(tx, id);
    await wishAcesso(tx, operadores, { encerrar: situacao === 'bloqueada' });
    return operadores;
  });
  await acessos.settle(changed.slice(0, AT_ONCE));
}

interface Convidado extends NovoConvite {
  id: number;
  operadorId: string;
}

/** Invites an operator again, or sends the code for another password to one who has an access. */
export async function invite(
  { database, acessos }: AgenciaParts,
  autor: string,
  { id, operadorId, email }: Convidado,
): Promise<void> {
  await database.transaction(async (tx) => {
    const agencia = await holdAgencia(tx, id);
    const operador = isUuid(operadorId) ? await lockOperador(tx, id, operadorId) : undefined;
    if (operador === undefined) throw operadorMissing();
    if (agencia.situacao === 'bloqueada' || operador.situacao === 'bloqueado')
      throw conflict('OPERADOR_BLOQUEADO', 'Desbloqueie antes de convidar de novo.');
    await correctEmail(tx, operador, email);
    await wishAcesso(tx, [operadorId], { senha: operador.identidade_sub === null ? 'convite' : 'redefinicao' });
    await insertAuditoria(tx, {
      estabelecimento_id: id,
      operador_id: operadorId,
      autor_id: null,
      autor_sub: autor,
      acao: 'convite_pedido',
      antes: null,
      depois: null,
    });
  });
  await acessos.settle([operadorId]);
}

/** Another address, while nobody has an access by the first one. */
async function correctEmail(tx: Tx, operador: OperadorRow, email: string): Promise<void> {
  if (operador.email_norm === email.toLowerCase()) return;
  if (operador.identidade_sub !== null)
    throw conflict('OPERADOR_COM_ACESSO', 'O e-mail de quem já tem acesso não muda aqui. Crie outro operador.');
  await updateOperador(tx, operador.id, { email, email_norm: email.toLowerCase() }).catch(
    refuseClash('agencia_operador_email_norm_key', () =>
      conflict('EMAIL_EM_USO', 'Este e-mail já é de um operador. Use outro.'),
    ),
  );
}
