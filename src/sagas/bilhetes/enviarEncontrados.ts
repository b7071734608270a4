import type { BilhetesEnviados } from '../../domain/wire/bilhetes/procura';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Tickets found without signing in are sent to the e-mail of their purchase; the server sends them once an hour. */
export function* enviarEncontrados(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('BilhetesPorEmailPedidos');
    yield* submit<'bilhetesPorEmail', BilhetesEnviados>(
      'bilhetesPorEmail',
      { method: 'POST', path: '/Bilhetes/Busca/Email', body: payload },
      { keep: ({ para }) => para },
    );
  }
}
