import { v7 } from 'uuid';
import type { Database, Tx } from '../../platform/database/database';
import type { OperatorRow } from '../operadores/operadorRepository';
import { seedOperators } from '../operadores/seedOperators';
import { openTill } from '../caixas/openTill';

/** The row of a seeded operator. */
export const seededOperator = (db: Database['db'], who: keyof typeof seedOperators): Promise<OperatorRow> =>
  db.selectFrom('agencia_operador').selectAll().where('id', '=', seedOperators[who].id).executeTakeFirstOrThrow();

/** Another operator of the same establishment, whose identity's sub is `nome`. */
export const insertOperator = (db: Database['db'], nome: string, changes: Partial<OperatorRow> = {}) =>
  db
    .insertInto('agencia_operador')
    .values({
      ...{ id: v7(), identidade_sub: nome, estabelecimento_id: 1, nome, email: `${nome}@itape.test` },
      ...{ email_norm: `${nome}@itape.test`, papel: 'operador', situacao: 'ativo' },
      ...{ limite_caixa_centavos: 500_000, limite_desconto_pontos: 500, comissao_pontos: 300 },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A movement of a parcel: needs no order. */
export const sale = (operadorId: string, valorCentavos: number, chave = v7()) => ({
  ...{ operadorId, chave, valorCentavos, encomendaId: v7() },
  ...({ tipo: 'venda', modalidade: 'dinheiro' } as const),
});

/** Opens a till with a float of R$ 100. */
export const opened = (database: Pick<Database, 'transaction'>, operator: OperatorRow, fundo = 10_000) =>
  database.transaction((tx: Tx) => openTill(tx, operator, fundo));
