import { chamadaDaTarifa, feitoDaTarifa, type AcaoTarifa } from '../../domain/administracao/tarifas/acaoTarifa';
import { stale } from '../../store/api/stale';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys, type AttemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Creates and ends rules of fares, one at a time. The list loads again whatever came of it. */
export function* gerirTarifas(): Flow {
  // A rule that was created may be created once more with the same values after its end.
  const keys = attemptKeys('applied');
  while (true) {
    const { asked } = yield* race({
      asked: takeEvent('AcaoTarifaEnviada', 'AcaoTarifaDispensada'),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (asked?.type === 'AcaoTarifaEnviada') {
      const { left } = yield* race({ done: act(asked.payload.acao, keys), left: takeEvent('SessaoEncerrada') });
      if (!left) continue;
    }
    yield* put(submissionForgotten('tarifa'));
  }
}

function* act(acao: AcaoTarifa, keys: AttemptKeys): Flow {
  const { tipo } = acao;
  yield* submit<'tarifa', unknown>('tarifa', chamadaDaTarifa(acao), {
    acao: tipo,
    keys,
    reloads: stale('Tarifas'),
    feito: feitoDaTarifa[tipo],
  });
}
