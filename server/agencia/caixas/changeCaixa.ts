import type { Caixa } from '../../../src/domain/wire/caixas';
import type { Tx } from '../../platform/database/database';
import type { OperatorRow } from '../operadores/operadorRepository';
import { requireOperator } from '../operadores/requireOperator';
import type { TillRow } from './caixaRepository';
import { findTill, viewTill } from './tillView';

type Work = (tx: Tx, operator: OperatorRow, id: string) => Promise<TillRow>;

/** A transaction that changes a till as the calling operator, who must be allowed to see it, and returns its new view. */
export const changeCaixa =
  (sub: string, id: string, work: Work, require = requireOperator) =>
  async (tx: Tx): Promise<{ status: number; body: Caixa }> => {
    const operator = await require(tx, sub);
    const till = await findTill(tx, operator, id);
    return { status: 201, body: await viewTill(tx, operator, await work(tx, operator, till.id)) };
  };
