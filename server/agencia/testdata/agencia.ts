import { v7 } from 'uuid';
import type { Database, Tx } from '../../platform/database/database';
import type { OperadorRow } from '../operadores/operadorRepository';
import { seedOperadores } from '../operadores/seedOperadores';
import { openCaixa } from '../caixas/openCaixa';

/** The row of a seeded operator. */
export const seededOperador = (db: Database['db'], who: keyof typeof seedOperadores): Promise<OperadorRow> =>
  db.selectFrom('agencia_operador').selectAll().where('id', '=', seedOperadores[who].id).executeTakeFirstOrThrow();

/** Another operator of the same establishment, whose identity's sub is `nome`. */
export const insertOperador = (db: Database['db'], nome: string, changes: Partial<OperadorRow> = {}) =>
  db
    .insertInto('agencia_operador')
    .values({
      id: v7(),
      identidade_sub: nome,
      estabelecimento_id: 1,
      nome,
      email: `${nome}@itape.test`,
      email_norm: `${nome}@itape.test`,
      papel: 'operador',
      situacao: 'ativo',
      limite_caixa_centavos: 500_000,
      limite_desconto_pontos: 500,
      comissao_pontos: 300,
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A movement of a parcel: needs no order. */
export const venda = (operadorId: string, valorCentavos: number, chave = v7()) => ({
  operadorId,
  chave,
  valorCentavos,
  encomendaId: v7(),
  ...({ tipo: 'venda', modalidade: 'dinheiro' } as const),
});

/** Opens a till with a float of R$ 100. */
export const opened = (database: Pick<Database, 'transaction'>, operadora: OperadorRow, fundo = 10_000) =>
  database.transaction((tx: Tx) => openCaixa(tx, operadora, fundo));
