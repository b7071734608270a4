import type { Balcao } from '../../../src/domain/wire/agencia/balcao';
import type { Reader } from '../../platform/database/database';
import type { Identity } from '../../platform/http/access/identity';
import { openCaixaOf } from '../caixas/caixaRepository';
import { vendedorOf } from '../caixas/vendedor';
import { readNomeOfEstabelecimento } from '../operadores/estabelecimentoRepository';

/** The caller's operator, discount limit and till. */
export async function readCounter(db: Reader, identity: Identity): Promise<Balcao> {
  const operadora = await vendedorOf(db, identity);
  if (!operadora) return { operador: null, caixa: null };
  const estabelecimento = await readNomeOfEstabelecimento(db, operadora.estabelecimento_id);
  const aberto = await openCaixaOf(db, operadora.id);
  return {
    operador: { nome: operadora.nome, estabelecimento, limiteDescontoPontos: operadora.limite_desconto_pontos },
    caixa: aberto && {
      numero: aberto.numero,
      pausado: aberto.estado === 'pausado',
      abertoEm: aberto.aberto_em.toISOString(),
    },
  };
}
