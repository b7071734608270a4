import type { FormaPagamento } from '../../domain/pagamento/cartao';
import { nextTrecho } from '../../domain/compra/sentidos/nextTrecho';
import { parseCompra } from '../../domain/compra/parseCompra';
import { avisoPoltronasPerdidas, togglePoltrona } from '../../domain/compra/escolhaPoltronas';
import { falhaDePoltronas } from '../../domain/compra/falhaDePoltronas';
import { rotas } from '../../domain/base/rotas';
import type { BusEvent, EventName, Events } from '../../events/catalogue';
import { meioChosen } from '../../store/agencia/balcao';
import { selectCompra } from '../../store/compra/compra';
import {
  avisoClosed,
  avisoRaised,
  especiaisKept,
  formaChosen,
  passageirosReady,
  poltronasChosen,
  trechoVisited,
} from '../../store/compra/compraSlice';
import { compradorLinked, dadosTyped } from '../../store/compra/passageiros';
import { selectConta } from '../../store/conta/conta';
import { concluirIsento } from '../pagamento/concluirIsento';
import { call, emit, type Flow, fork, ports, put, select } from '../kernel/effects';
import { expireReserva, goToEtapa } from './etapaCompra';
import { fazerPedido } from './fazerPedido';
import { releaseOutra, resumeOutra } from './poltronas/outrasReservas';
import { holdPoltronas } from './poltronas/reservarPoltronas';
import { askToConfirm } from './poltronas/askToConfirm';
import { extendReserva, syncReserva } from './poltronas/tempoReserva';
import { cobrarFora, receberDinheiro } from '../agencia/venderNoBalcao';

/** Handler of each event during a purchase. */
const answers = {
  TrechoVisitado: ({ trecho }) => put(trechoVisited(trecho)),
  PoltronaAlternada: ({ numero }) => toggle(numero),
  PoltronasSugeridasAceitas: ({ poltronas }) => put(poltronasChosen(poltronas)),
  PoltronasEspeciaisMantidas: ({ poltronas }) => put(especiaisKept(poltronas)),
  PoltronasConfirmadas: () => confirmPoltronas(),
  CompraRevista: () => beside(syncReserva),
  CartaoEnviado: () => beside(syncReserva),
  ProrrogacaoPedida: () => beside(extendReserva),
  ReservaRetomada: ({ id }) => resumeOutra(id),
  ReservaLiberada: ({ id }) => releaseOutra(id),
  PassageirosDigitados: ({ dados }) => put(dadosTyped(dados)),
  checkPassageiroComprador: ({ marcado }) => linkBuyer(marcado ? 0 : null),
  mudouPassageiroComprador: ({ indice }) => linkBuyer(indice),
  PassageirosEnviados: (prontos) => sendPassageiros(prontos),
  PagamentoPixEscolhido: () => payWithPix(),
  PagamentoBoletoEscolhido: () => askForBoleto(),
  PagamentoCarteiraEscolhido: (pedida) => askForCarteira(pedida),
  FormaPagamentoEscolhida: ({ forma }) => chooseForma(forma),
  CartaoPendenteEncontrado: ({ tipo }) => put(formaChosen(tipo)),
  PagamentoCartaoEscolhido: () => askForCard(),
  EtapaCompraVoltada: () => stepBack(),
  AvisoCompraDispensado: () => put(avisoClosed()),
  PedidoIsentoConfirmado: () => concluirIsento(),
  MeioBalcaoEscolhido: ({ meio }) => put(meioChosen(meio)),
  DinheiroRecebido: (recebido) => receberDinheiro(recebido),
  CobrancaExternaEscolhida: (cobranca) => cobrarFora(cobranca),
} satisfies { [K in EventName]?: (payload: Events[K]) => Flow };

type Passo = keyof typeof answers;
export const passos = Object.keys(answers) as Passo[];

/** Handles one event; during a request further presses are ignored. */
export const answerPasso = ({ type, payload }: BusEvent<Passo>): Flow =>
  (answers[type] as (payload: unknown) => Flow)(payload);

/** Runs a flow in the background, for events about the hold's time. */
function* beside(flow: () => Flow): Flow {
  yield* fork(flow);
}

function* sendPassageiros(prontos: Events['PassageirosEnviados']): Flow {
  const { navigation } = yield* ports();
  // After a reload at the payment the address already names it.
  const isThere = parseCompra(navigation.current())?.etapa === 'pagamento';
  yield* put(passageirosReady(prontos));
  yield* goToEtapa('pagamento', isThere ? 'replace' : 'go');
}

function* toggle(numero: number): Flow {
  const { trechos, trechoAtual } = yield* select(selectCompra);
  yield* put(poltronasChosen(togglePoltrona(trechos[trechoAtual]?.poltronas ?? [], numero)));
}

function* confirmPoltronas(): Flow {
  const { trechos, trechoAtual, perdidas, aviso } = yield* select(selectCompra);
  // The person must be told of lost seats before continuing with fewer; once told, they may.
  if (perdidas.length > 0 && aviso?.tipo !== 'perdidas') {
    return yield* put(avisoRaised({ tipo: 'perdidas', mensagem: avisoPoltronasPerdidas(perdidas) }));
  }
  const next = nextTrecho(trechos, trechoAtual);
  if (next !== null) return yield* put(trechoVisited(next));
  const mensagem = falhaDePoltronas(trechos);
  if (mensagem) return yield* put(avisoRaised({ tipo: 'escolha', mensagem }));
  if (yield* askToConfirm(trechos)) return;
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

/** A card needs an order, created now so that the server can state the instalments. */
function* chooseForma(forma: FormaPagamento): Flow {
  yield* put(formaChosen(forma));
  if (forma !== 'pix') yield* orderForCard();
}

/** The order in its current form; the card page asks the form for a token. */
function* askForCard(): Flow {
  const pedidoId = yield* orderForCard();
  if (pedidoId !== null) yield* emit('CartaoSolicitado', { pedidoId });
}

/** The order in its current form; the boleto's part has it registered. */
function* askForBoleto(): Flow {
  const pedidoId = yield* orderForCard();
  if (pedidoId !== null) yield* emit('BoletoSolicitado', { pedidoId });
}

/** The order in its current form; the wallet's part opens the wallet over its total. */
function* askForCarteira(pedida: Events['PagamentoCarteiraEscolhido']): Flow {
  const pedidoId = yield* orderForCard();
  if (pedidoId !== null) yield* emit('CarteiraSolicitada', { pedidoId, ...pedida });
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
