import type { FormaPagamento } from '../domain/cartao';
import { avisoPoltronasPerdidas, falhaDePoltronas, parseCompra } from '../domain/compra';
import { rotas } from '../domain/rotas';
import type { BusEvent } from '../events/catalogue';
import {
  avisoClosed,
  avisoRaised,
  compradorLinked,
  dadosTyped,
  formaChosen,
  passageirosReady,
  poltronasChosen,
  poltronaToggled,
  selectCompra,
  trechoVisited,
} from '../store/compra';
import { selectConta } from '../store/conta';
import { concluirIsento } from './concluirIsento';
import { call, emit, type Flow, fork, ports, put, select } from './effects';
import { expireReserva, goToEtapa } from './etapaCompra';
import { fazerPedido } from './fazerPedido';
import { releaseOutra, resumeOutra } from './outrasReservas';
import { holdPoltronas } from './reservarPoltronas';
import { extendReserva, syncReserva } from './tempoReserva';

/** What a person can do while buying. */
export const passos = [
  'TrechoVisitado',
  'PoltronaAlternada',
  'PoltronasSugeridasAceitas',
  'PoltronasConfirmadas',
  'CompraRevista',
  'ProrrogacaoPedida',
  'ReservaRetomada',
  'ReservaLiberada',
  'PassageirosDigitados',
  'checkPassageiroComprador',
  'mudouPassageiroComprador',
  'PassageirosEnviados',
  'PagamentoPixEscolhido',
  'FormaPagamentoEscolhida',
  'PagamentoCartaoEscolhido',
  'EtapaCompraVoltada',
  'AvisoCompraDispensado',
  'PedidoIsentoConfirmado',
] as const;
type Passo = BusEvent<(typeof passos)[number]>;

/** One event at a time: while a step is on its way, a second press of its button is not heard. */
export function* answerPasso(event: Passo): Flow {
  switch (event.type) {
    case 'TrechoVisitado':
      return yield* put(trechoVisited(event.payload.trecho));
    case 'PoltronaAlternada':
      return yield* put(poltronaToggled(event.payload.numero));
    case 'PoltronasSugeridasAceitas':
      return yield* put(poltronasChosen(event.payload.poltronas));
    case 'PoltronasConfirmadas':
      return yield* confirmPoltronas();
    // What concerns the time goes on beside what the person does.
    case 'CompraRevista':
      yield* fork(syncReserva);
      return;
    case 'ProrrogacaoPedida':
      yield* fork(extendReserva);
      return;
    case 'ReservaRetomada':
      return yield* resumeOutra(event.payload.id);
    case 'ReservaLiberada':
      return yield* releaseOutra(event.payload.id);
    case 'PassageirosDigitados':
      return yield* put(dadosTyped(event.payload.dados));
    case 'checkPassageiroComprador':
      return yield* linkBuyer(event.payload.marcado ? 0 : null);
    case 'mudouPassageiroComprador':
      return yield* linkBuyer(event.payload.indice);
    case 'PassageirosEnviados':
      yield* put(passageirosReady(event.payload));
      return yield* goToEtapa('pagamento', 'go');
    case 'PagamentoPixEscolhido':
      return yield* payWithPix();
    case 'FormaPagamentoEscolhida':
      return yield* chooseForma(event.payload.forma);
    case 'PagamentoCartaoEscolhido':
      return yield* askForCard();
    case 'EtapaCompraVoltada':
      return yield* stepBack();
    case 'AvisoCompraDispensado':
      return yield* put(avisoClosed());
    case 'PedidoIsentoConfirmado':
      return yield* concluirIsento();
  }
}

function* confirmPoltronas(): Flow {
  const { trechos, trechoAtual, perdidas, aviso } = yield* select(selectCompra);
  // Nobody goes on with fewer seats than they chose without having been told; who was told may.
  if (perdidas.length > 0 && aviso?.tipo !== 'perdidas') {
    return yield* put(avisoRaised({ tipo: 'perdidas', mensagem: avisoPoltronasPerdidas(perdidas) }));
  }
  const [ida, volta] = trechos;
  const isVoltaToChoose = volta !== undefined && volta.poltronas.length !== ida?.poltronas.length;
  if (trechoAtual === 0 && isVoltaToChoose && ida && ida.poltronas.length > 0) return yield* put(trechoVisited(1));
  const mensagem = falhaDePoltronas(trechos);
  if (mensagem) return yield* put(avisoRaised({ tipo: 'escolha', mensagem }));
  if (yield* holdPoltronas()) yield* goToEtapa('passageiros', 'go');
}

function* linkBuyer(indice: number | null): Flow {
  yield* put(compradorLinked({ indice, conta: yield* select(selectConta) }));
}

function* payWithPix(): Flow {
  const { navigation } = yield* ports();
  const made = yield* fazerPedido();
  if (made === 'expired') return yield* expireReserva();
  if (made === 'refused') return;
  yield* goToEtapa('pagamento', 'replace');
  yield* call(navigation.go, `${rotas.pagamentoPix.path}?pedido=${made.pedidoId}`);
}

/** A card is asked for by order: it is made now, so that the server can say what the instalments are. */
function* chooseForma(forma: FormaPagamento): Flow {
  yield* put(formaChosen(forma));
  if (forma !== 'pix') yield* orderForCard();
}

/** The same order as it stands by now; whoever has the card's form asks it for the card. */
function* askForCard(): Flow {
  const pedidoId = yield* orderForCard();
  if (pedidoId !== null) yield* emit('CartaoSolicitado', { pedidoId });
}

function* orderForCard(): Flow<string | null> {
  const made = yield* fazerPedido();
  if (made === 'expired') yield* expireReserva();
  if (typeof made === 'string') return null;
  yield* goToEtapa('pagamento', 'replace');
  return made.pedidoId;
}

function* stepBack(): Flow {
  const { navigation } = yield* ports();
  const etapa = parseCompra(navigation.current())?.etapa;
  yield* goToEtapa(etapa === 'pagamento' ? 'passageiros' : 'poltronas', 'go');
}
