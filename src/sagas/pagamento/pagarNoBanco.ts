import { refusalText } from '../../domain/base/falhas';
import {
  enderecoDaIniciacao,
  iniciacaoDaPagina,
  isAberta,
  POLL_INICIACAO_MS,
} from '../../domain/pagamento/iniciacaoPix';
import type { IniciacaoPix } from '../../domain/wire/pagamento/iniciacao';
import {
  bancoAsked,
  bancoLeft,
  bancosClosed,
  bancosOpened,
  bancoUnopened,
  iniciacaoFollowed,
  iniciacaoSeen,
  iniciacaoUnheard,
  iniciacaoUnknown,
  selectBanco,
} from '../../store/pagamento/banco';
import { attemptKeys, type AttemptKeys } from '../kernel/attempt';
import { call, delay, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';

/**
 * Pix in the app of a bank: the person chooses a bank and is led to its page, whose address the server gave. The page of the order
 * then tells what the bank decided, in this tab and after the way back, a reload or "back", since its address names the payment.
 * The money is the order's to tell (`pagarPix`).
 */
export function* pagarNoBanco(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('PagamentoPixAberto');
    const { left } = yield* race({
      paid: payAtBank(payload.pedidoId),
      left: takeEvent('PagamentoPixFechado', 'SessaoEncerrada'),
    });
    if (!left) yield* takeEvent('PagamentoPixFechado', 'SessaoEncerrada');
    yield* put(bancoLeft());
  }
}

/** One order: a payment is followed until its bank has decided, or another bank is chosen. */
function* payAtBank(pedidoId: string): Flow {
  const { navigation } = yield* ports();
  const keys = attemptKeys('answered');
  const named = iniciacaoDaPagina(navigation.current().split('?')[1] ?? '');
  let iniciacaoId = named ?? (yield* chooseBank(pedidoId, keys));
  while (true) {
    const { other } = yield* race({
      followed: followToItsEnd(pedidoId, iniciacaoId),
      other: chooseBank(pedidoId, keys),
    });
    iniciacaoId = other ?? (yield* chooseBank(pedidoId, keys));
  }
}

/** The list of banks, until one of them has the payment. @returns the id of that payment; the person is on the way there. */
function* chooseBank(pedidoId: string, keys: AttemptKeys): Flow<string> {
  const { storage } = yield* ports();
  while (true) {
    yield* takeEvent('BancosAbertos');
    yield* put(bancosOpened(storage.banco.read()));
    const { started } = yield* race({ started: startUntilOpened(pedidoId, keys), closed: takeEvent('BancosFechados') });
    yield* put(bancosClosed());
    if (started) return yield* leaveFor(pedidoId, started);
  }
}

/** A bank that cannot be opened leaves the list there, with the reason; the same bank may be tried again. */
function* startUntilOpened(pedidoId: string, keys: AttemptKeys): Flow<IniciacaoPix> {
  const { storage } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('BancoEscolhido');
    yield* put(bancoAsked(payload.bancoId));
    const asked = { method: 'POST', path: `/Pedidos/${pedidoId}/Pix/Iniciacoes`, body: payload } as const;
    const result = yield* request<IniciacaoPix>(yield* keys.sign(asked));
    keys.settle(result);
    if (result.ok) {
      yield* call(storage.banco.write, payload.bancoId);
      return result.value;
    }
    yield* put(bancoUnopened(refusalText(result.failure)));
  }
}

/** The address names the payment before the page is left, so that "back" and a reload find it. */
function* leaveFor(pedidoId: string, iniciacao: IniciacaoPix): Flow<string> {
  const { navigation } = yield* ports();
  yield* put(iniciacaoFollowed(iniciacao));
  yield* call(navigation.replace, enderecoDaIniciacao(pedidoId, iniciacao.id));
  yield* openBank(iniciacao);
  return iniciacao.id;
}

/** In the mobile app the bank opens in the system's browser, from which its link opens the bank's own app. */
function* openBank({ url }: IniciacaoPix): Flow {
  const { native, navigation } = yield* ports();
  if (url === null) return;
  // Not waited for: its end says only that the person closed it.
  if (native.present) void native.openProvider(url).catch(() => undefined);
  else yield* call(navigation.leave, url);
}

/** Asks until the bank has decided; the system's browser, where one is open, is closed then. */
function* followToItsEnd(pedidoId: string, id: string): Flow {
  const { native } = yield* ports();
  const { iniciacao: known } = yield* select(selectBanco);
  if (known?.id !== id) yield* put(iniciacaoFollowed(null));
  while (yield* askAbout(pedidoId, id)) {
    const { reopened } = yield* race({
      later: delay(POLL_INICIACAO_MS),
      asked: takeEvent('IniciacaoConferida'),
      reopened: takeEvent('BancoReaberto'),
    });
    const { iniciacao } = yield* select(selectBanco);
    if (reopened && iniciacao) yield* openBank(iniciacao);
  }
  if (native.present) yield* call(native.closeProvider);
}

/** One question. @returns whether the bank may still decide. */
function* askAbout(pedidoId: string, id: string): Flow<boolean> {
  const result = yield* request<IniciacaoPix>({ method: 'GET', path: `/Pedidos/${pedidoId}/Pix/Iniciacoes/${id}` });
  if (result.ok) {
    yield* put(iniciacaoSeen(result.value));
    return isAberta(result.value.situacao);
  }
  const isRefused = result.failure.kind === 'refused';
  yield* put(isRefused ? iniciacaoUnknown() : iniciacaoUnheard());
  return !isRefused;
}
