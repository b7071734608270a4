import { chaveDoAlerta } from '../../domain/avisos/alertaDePreco';
import type { BusEvent } from '../../events/catalogue';
import { avisosForgotten } from '../../store/avisos/avisosPedidos';
import { fork, type Flow, put, race, takeEvent } from '../kernel/effects';
import { avisoPedido } from './avisoPedido';

const ALERTA = { path: '/AlertasDePreco', ausente: 'ALERTA_NAO_ENCONTRADO' };

/** "Avise-me quando o preço baixar": the alert of a day is opened, or ended, and its dialog says so. */
export function* alertasDePreco(): Flow {
  while (true) {
    yield* race({ served: serve(), ended: takeEvent('SessaoEncerrada') });
    yield* put(avisosForgotten());
  }
}

function* serve(): Flow {
  while (true) yield* fork(answer, yield* takeEvent('AlertaPedido', 'AlertaDesistido'));
}

function* answer({ type, payload }: BusEvent<'AlertaPedido' | 'AlertaDesistido'>): Flow {
  const { localidadeOrigem, localidadeDestino, data } = payload.busca;
  const body = { localidadeOrigem, localidadeDestino, data };
  const chave = chaveDoAlerta(body);
  yield* avisoPedido(ALERTA, type === 'AlertaPedido' ? { chave, body } : { chave, id: payload.id });
}
