import type { Balcao } from '../../../src/domain/wire/balcao';
import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/identity';
import { openTillOf } from '../caixas/caixaRepository';
import { sellerOf } from '../caixas/seller';
import { readNomeOfEstabelecimento } from '../operadores/estabelecimentoRepository';

/** The caller's operator, discount limit and till. */
export async function readCounter(db: Reader, identity: Identity): Promise<Balcao> {
  const operator = await sellerOf(db, identity);
  if (!operator) return { operador: null, caixa: null };
  const estabelecimento = await readNomeOfEstabelecimento(db, operator.estabelecimento_id);
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
