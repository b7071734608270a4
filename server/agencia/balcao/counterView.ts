import type { Balcao } from '../../../src/domain/wire/balcao';
import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/identity';
import { openTillOf } from '../caixas/caixaRepository';
import { sellerOf } from '../caixas/seller';

/** What the counter of whoever asks may do now. */
export async function readCounter(db: Reader, identity: Identity): Promise<Balcao> {
  const operator = await sellerOf(db, identity);
  if (!operator) return { operador: null, caixa: null };
  const { nome: estabelecimento } = await db
    .selectFrom('agencia_estabelecimento')
    .select('nome')
    .where('id', '=', operator.estabelecimento_id)
    .executeTakeFirstOrThrow();
  const till = await openTillOf(db, operator.id);
  return {
    operador: { nome: operator.nome, estabelecimento, limiteDescontoPontos: operator.limite_desconto_pontos },
    caixa: till && {
      numero: till.numero,
      pausado: till.estado === 'pausado',
      abertoEm: till.aberto_em.toISOString(),
    },
  };
}
