import { isNomeAgencia, MENSAGEM_NOME_AGENCIA } from '../../../../src/domain/agencia/agencias/nomeAgencia';
import { CNPJ_INVALIDO, isCnpj, normalizeCnpj } from '../../../../src/domain/base/pessoa/cnpj';
import type { NovaAgencia } from '../../../../src/domain/wire/agencia/agencias';
import type { Tx } from '../../../platform/database/database';
import { badRequest, conflict } from '../../../platform/http/problem';
import { wishAcesso } from '../acesso/acessoRepository';
import { insertAuditoria } from '../auditoriaRepository';
import { insertPendingOperador } from '../operadorRepository';
import { findAgenciaByCnpj, insertAgencia, type EstabelecimentoRow } from './agenciaRepository';

/** Limits of a first operator: a drawer of R$ 10.000,00; discount and commission are agreed on later. */
const LIMITES = { limiteCaixaCentavos: 1_000_000, limiteDescontoPontos: 0, comissaoPontos: 0 };

/** An agency, and the operator that was invited to it; `operadorId` is null where the agency was there already. */
export interface CreatedAgencia {
  agencia: EstabelecimentoRow;
  operadorId: string | null;
}

/**
 * Creates an agency and its first operator, a supervisor, whose invitation the provider sends after the commit
 * (`Acessos.settle`). A CNPJ that is there already changes nothing.
 * @param autor the `sub` of a member of the company's staff, or the name of a command.
 */
export async function createAgencia(tx: Tx, autor: string, nova: NovaAgencia): Promise<CreatedAgencia> {
  // The schema counts blanks, which are no name.
  if (!isNomeAgencia(nova.nome)) throw badRequest('NOME_INVALIDO', MENSAGEM_NOME_AGENCIA, 'nome');
  if (!isCnpj(nova.cnpj)) throw badRequest('CNPJ_INVALIDO', CNPJ_INVALIDO, 'cnpj');
  const cnpj = normalizeCnpj(nova.cnpj);
  const agencia = await insertAgencia(tx, nova.nome.trim(), cnpj);
  if (agencia === undefined) {
    const known = await findAgenciaByCnpj(tx, cnpj);
    if (known === undefined) throw new Error('an agency of this CNPJ was there and is gone');
    return { agencia: known, operadorId: null };
  }
  const novo = { ...nova.responsavel, papel: 'responsavel' as const, ...LIMITES };
  const operador = await insertPendingOperador(tx, agencia.id, novo);
  if (operador === undefined) {
    const mensagem = 'Este e-mail já é de um operador. Use outro e-mail para o responsável.';
    throw conflict('EMAIL_EM_USO', mensagem);
  }
  await wishAcesso(tx, [operador.id], { senha: 'convite' });
  await insertAuditoria(tx, {
    estabelecimento_id: agencia.id,
    operador_id: operador.id,
    autor_id: null,
    autor_sub: autor,
    acao: 'agencia_criada',
    antes: null,
    depois: null,
  });
  return { agencia, operadorId: operador.id };
}
