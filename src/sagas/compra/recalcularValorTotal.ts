import { parseCompra } from '../../domain/compra/parseCompra';
import { toCotados } from '../../domain/compra/cotacao';
import type { Cotacao, NovaCotacao } from '../../domain/wire/compra/cotacao';
import type { BusEvent } from '../../events/catalogue';
import { baseApi } from '../../store/api/baseApi';
import { selectCompra } from '../../store/compra/compra';
import {
  cotacaoArrived,
  cotacaoAsked,
  cotacaoFailed,
  creditoChosen,
  cupomDropped,
  cupomGiven,
  descontoGiven,
  selectCotacao,
  seguroChosen,
} from '../../store/compra/cotacao';
import { delay, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { goToEtapa } from './etapaCompra';
import { request } from '../kernel/request';

/** Debounce of the quote. */
export const PAUSA_COTACAO_MS = 300;

const asks = [
  'RecalcularValorTotal',
  'PassageirosAbertos',
  'CupomAplicado',
  'CupomRemovido',
  'SeguroAlternado',
  'CreditoAlternado',
  'DescontoBalcaoDado',
] as const;
type Ask = BusEvent<(typeof asks)[number]>;

/**
 * Requests a new quote after each change of its inputs; nothing is computed here. A newer change cancels the pending
 * request. Without an answer the last price stays, with a notice.
 */
export function* recalcularValorTotal(): Flow {
  let event: Ask = yield* takeEvent(...asks);
  while (true) {
    yield* remember(event);
    const { again } = yield* race({ answered: quote(event), again: takeEvent(...asks) });
    event = again ?? (yield* takeEvent(...asks));
  }
}

function* remember(event: Ask): Flow {
  switch (event.type) {
    case 'CupomAplicado':
      return yield* put(cupomGiven(event.payload.codigo));
    case 'CupomRemovido':
      return yield* put(cupomDropped());
    case 'SeguroAlternado':
      return yield* put(seguroChosen(event.payload.contratar));
    case 'CreditoAlternado':
      return yield* chooseCredito(event.payload.usar);
    case 'DescontoBalcaoDado':
      return yield* put(descontoGiven(event.payload.desconto));
    default:
  }
}

/** The instalments of an open card form are of the price before, so the form closes. */
function* chooseCredito(usar: boolean): Flow {
  yield* put(creditoChosen(usar));
  const { forma } = yield* select(selectCompra);
  if (forma !== 'pix') yield* emit('FormaPagamentoEscolhida', { forma: 'pix' });
}

function* quote({ type }: Ask): Flow {
  const { reserva } = yield* select(selectCompra);
  // Without a hold the seat map gives the price.
  if (!reserva) return yield* put(baseApi.util.invalidateTags(['Poltronas', 'Viagens']));
  yield* put(cotacaoAsked());
  // The form is debounced, which may fill itself in after it opened; buttons are not.
  if (type === 'RecalcularValorTotal' || type === 'PassageirosAbertos') yield* delay(PAUSA_COTACAO_MS);
  const result = yield* request<Cotacao>({ method: 'POST', path: '/Pedidos/Cotacao', body: yield* toBody(reserva.id) });
  if (!result.ok) return yield* put(cotacaoFailed());
  yield* put(cotacaoArrived({ reservaId: reserva.id, cotacao: result.value }));
  yield* keepInAddress();
}

/** Writes the pricing options into the address for a reload, without a refused coupon. */
function* keepInAddress(): Flow {
  const { navigation } = yield* ports();
  const link = parseCompra(navigation.current());
  const { cupom, seguro } = yield* select(selectCotacao);
  const isKept = (link?.cupom ?? null) === cupom && (link?.seguro ?? false) === seguro;
  if (link && !isKept) yield* goToEtapa(link.etapa, 'replace');
}

/** Body of the quote from the form's current values. */
function* toBody(reservaId: string): Flow<NovaCotacao> {
  const { dados, reservados } = yield* select(selectCompra);
  const { cupom, seguro, usarCredito, desconto } = yield* select(selectCotacao);
  const poltronas = reservados.map((trecho) => trecho.poltronas);
  return {
    reservaId,
    passageiros: toCotados(dados?.passageiros ?? [], poltronas),
    ...(cupom !== null && { cupom }),
    ...(seguro && { seguro }),
    ...(usarCredito && { usarCredito }),
    ...(desconto && { descontoBalcaoCentavos: desconto.centavos }),
  };
}
