import { instalacaoAsked, instalacaoDeclined, instalacaoSeen } from '../../store/aplicativo/aplicativo';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/**
 * "Instalar": opens the browser's prompt where available; otherwise the page shows the steps. The page follows the
 * browser's install state.
 */
export function* instalarAplicativo(): Flow {
  const { install } = yield* ports();
  while (true) {
    yield* put(instalacaoSeen(yield* call(install.state)));
    const event = yield* takeEvent('InstalacaoMudou', 'InstalacaoPedida');
    if (event.type === 'InstalacaoPedida') yield* ask();
  }
}

function* ask(): Flow {
  const { install } = yield* ports();
  yield* put(instalacaoAsked());
  const answer = yield* call(install.prompt);
  if (answer !== 'recusada') return;
  yield* put(instalacaoDeclined());
  yield* takeEvent('InstalacaoMudou');
}
