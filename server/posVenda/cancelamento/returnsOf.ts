import { ofertaDe } from '../../../src/domain/conta/creditos';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { PreviaCancelamento } from '../../../src/domain/wire/posVenda/posVenda';
import { readRegraCredito } from '../../companhia/regraCredito';
import { moneyOf, planReturns } from '../../pagamento/estornos/estornoSources';
import type { PedidoRow } from '../../pedidos/pedidoRepository';
import type { Reader } from '../../platform/database/database';

/** Where a cancellation is asked for. Credit is offered to the owner of an order of the shop alone. */
export type Porta = 'dono' | 'balcao';

type Return = Pick<PreviaCancelamento, 'meio' | 'voltaEmCreditoCentavos' | 'credito'>;

/** How the refunds of an order would come back, asked for one after another. */
export type ReturnsOf = (devolverCentavos: number, agora: Date) => Return;

const NO_OFFER = { bonusPct: 0, validadeMeses: 1 };

/** The way in which refunds of an order come back, and the credit that is offered for the money among them. */
export async function readReturns(
  reader: Reader,
  { id, canal }: Pick<PedidoRow, 'id' | 'canal'>,
  porta: Porta,
): Promise<ReturnsOf> {
  const { split, hasCredito } = await planReturns(reader, id);
  const regra = porta === 'dono' && canal === provedores.itape ? await readRegraCredito(reader) : NO_OFFER;
  return (devolverCentavos, agora) => {
    const parts = split(devolverCentavos);
    const dinheiro = moneyOf(parts);
    const volta = devolverCentavos - dinheiro;
    // Money that is only reserved on a card, or disputed at its bank, may still be lost, so it becomes no credit.
    const credito = parts.every(({ isTaken }) => isTaken) ? ofertaDe(dinheiro, regra, agora) : null;
    return {
      meio: parts[0]?.meio ?? null,
      ...(hasCredito && { voltaEmCreditoCentavos: volta }),
      ...(credito && { credito }),
    };
  };
}
