import { stale } from '../../store/api/stale';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** "Estou ciente" and "Enviar de novo" on an alert; both are harmless when they come twice. */
export function* tratarAlertas(): Flow {
  while (true) {
    const { type, payload } = yield* takeEvent('AlertaVisto', 'MensagemReenviada');
    const path = `/Administracao/Alertas/${payload.id}/${type === 'AlertaVisto' ? 'Ciencia' : 'Reenvio'}`;
    yield* submit(
      'alerta',
      { method: 'POST', path },
      {
        reloads: stale('Administracao'),
        feito: type === 'AlertaVisto' ? 'Anotado.' : 'A mensagem vai sair de novo.',
        toasts: true,
      },
    );
  }
}
