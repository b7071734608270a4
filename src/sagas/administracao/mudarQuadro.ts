import { chamadaDoQuadro, feitoDoQuadro, type AcaoQuadro } from '../../domain/administracao/linhas/acaoQuadro';
import { stale } from '../../store/api/stale';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys, type AttemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * Makes and removes exceptions of the timetable, one at a time. A change names the timetable that the person saw: where
 * somebody else has changed it meanwhile it is refused, and the page shows the newer one.
 */
export function* mudarQuadro(): Flow {
  const keys = attemptKeys('applied');
  while (true) {
    const { asked } = yield* race({
      asked: takeEvent('QuadroMudado', 'QuadroDispensado'),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (asked?.type === 'QuadroMudado') {
      const { left } = yield* race({ done: act(asked.payload.acao, keys), left: takeEvent('SessaoEncerrada') });
      if (!left) continue;
    }
    yield* put(submissionForgotten('quadro'));
  }
}

function* act(acao: AcaoQuadro, keys: AttemptKeys): Flow {
  const { tipo } = acao;
  yield* submit<'quadro', unknown>('quadro', chamadaDoQuadro(acao), {
    acao: tipo,
    ...(tipo === 'criar' && { keys }),
    reloads: stale('Administracao'),
    feito: feitoDoQuadro[tipo],
  });
}
