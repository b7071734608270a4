import { CAMPOS_SEM_RESPOSTA, ESPERA_TOKEN_MS } from '../../domain/pagamento/esperaCartao';
import type { BusEvent } from '../../events/catalogue';
import { formShown, tokenAsked } from '../../store/pagamento/cartao';
import { translated } from '../../words/t';
import { delay, type Flow, put, race, takeEvent } from '../kernel/effects';

/** Asks the form for a token; null when it is incomplete, failed or timed out, and the fields stay on screen. */
export function* askCartaoToken(): Flow<BusEvent<'CartaoTokenizado'> | null> {
  yield* put(tokenAsked());
  const { answer } = yield* race({
    answer: takeEvent('CartaoTokenizado', 'CartaoIncompleto', 'CartaoFalhou'),
    late: delay(ESPERA_TOKEN_MS),
  });
  if (answer?.type === 'CartaoTokenizado') return answer;
  if (!answer) yield* put(formShown(translated(CAMPOS_SEM_RESPOSTA)));
  else yield* put(formShown(answer.type === 'CartaoFalhou' ? answer.payload.mensagem : null));
  return null;
}
