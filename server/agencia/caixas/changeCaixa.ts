import type { Caixa } from '../../../src/domain/wire/agencia/caixas';
import type { Tx } from '../../platform/database/database';
import type { OperadorRow } from '../operadores/operadorRepository';
import { requireOperador } from '../operadores/requireOperador';
import type { CaixaRow } from './caixaRepository';
import { requireCaixa, viewCaixa } from './caixaView';

type Work = (tx: Tx, operadora: OperadorRow, id: string) => Promise<CaixaRow>;

/** A transaction that changes a till as the calling operator, who must be allowed to see it, and returns its new view. */
export const changeCaixa =
  (sub: string, id: string, work: Work, require = requireOperador) =>
  async (tx: Tx): Promise<{ status: number; body: Caixa }> => {
    const operadora = await require(tx, sub);
    const caixa = await requireCaixa(tx, operadora, id);
    return { status: 201, body: await viewCaixa(tx, operadora, await work(tx, operadora, caixa.id)) };
  };
