import { diaEm, FUSO_DA_SEDE } from '../../domain/base/data';
import { fillDeNovo, indiceDaConta } from '../../domain/compra/passageiros/fillDeNovo';
import { compradorDaConta, dadosPara, type DadosPassageiros } from '../../domain/compra/passageiros/passageiro';
import type { PassageiroDoPedido } from '../../domain/wire/compra/passageirosDoPedido';
import type { Events } from '../../events/catalogue';
import { toastShown } from '../../store/aplicativo/interface';
import { dadosRestored, selectPassageiros } from '../../store/compra/passageiros';
import { selectConta } from '../../store/conta/conta';
import { call, emit, type Flow, ports, put, race, select, takeEvent, waitUntil } from '../kernel/effects';
import { request } from '../kernel/request';
import { msg, translated } from '../../words/t';

export const PREENCHIDOS = msg('Preenchemos os passageiros da compra anterior. Confira os dados.');

type Aberto = Events['PassageirosDeNovoAbertos'];
/** The form's values that the store has not yet; null where the store has the latest. */
interface Digitado {
  dados: DadosPassageiros | null;
}

/**
 * "Comprar de novo": the people of the earlier order take the seats. Everything typed meanwhile stays, and where the
 * order cannot be read the form stays as it is. Leaving the form aborts it.
 */
export function* passageirosDeNovo(): Flow {
  let last = '';
  while (true) {
    const { payload } = yield* takeEvent('PassageirosDeNovoAbertos');
    const occasion = `${payload.pedidoId} ${payload.quantidade}`;
    // Once for a number of seats: a seat that was emptied since stays empty.
    if (occasion === last) continue;
    const digitado: Digitado = { dados: null };
    const { filled } = yield* race({
      filled: fill(payload, digitado),
      typing: follow(digitado),
      left: takeEvent('PassageirosDeNovoFechados', 'SessaoEncerrada'),
    });
    if (filled) last = occasion;
  }
}

/** Keeps the values that the form tells before the store has them. */
function* follow(digitado: Digitado): Flow<never> {
  while (true) {
    const { type, payload } = yield* takeEvent('PassageirosEditados', 'PassageirosDigitados');
    digitado.dados = type === 'PassageirosEditados' ? payload.dados : null;
  }
}

/** Returns whether the order was read. */
function* fill({ pedidoId, quantidade }: Aberto, digitado: Digitado): Flow<boolean> {
  const answer = yield* request<PassageiroDoPedido[]>({ method: 'GET', path: `/Pedidos/${pedidoId}/Passageiros` });
  if (!answer.ok) return false;
  // The account tells who of them buys.
  yield* waitUntil((state) => selectConta(state) !== null);
  const { clock } = yield* ports();
  const hoje = diaEm(yield* call(clock.now), FUSO_DA_SEDE);
  const conta = yield* select(selectConta);
  const { dados, compradorPassageiro } = yield* select(selectPassageiros);
  const typed = digitado.dados ?? dados;
  const before = dadosPara(quantidade, compradorDaConta(conta), typed);
  const passageiros = fillDeNovo(before.passageiros, answer.value, hoje);
  if (passageiros.every((passageiro, i) => passageiro === before.passageiros[i])) return true;
  const filled = { ...before, passageiros };
  const indice = typed || !conta ? compradorPassageiro : indiceDaConta(passageiros, conta);
  yield* put(dadosRestored({ dados: filled, compradorPassageiro: indice }));
  // The draft holds them from here on, in the place of what was typed before.
  yield* emit('PassageirosDigitados', { dados: filled });
  yield* put(toastShown({ tone: 'info', texto: translated(PREENCHIDOS) }));
  return true;
}
