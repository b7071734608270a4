import { chamadaDoCupom, feitoDoCupom, type AcaoCupom } from '../../domain/administracao/cupons/acaoCupom';
import { stale } from '../../store/api/stale';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys, type AttemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Creates, changes, pauses, resumes and ends coupons, one at a time. The list loads again whatever came of it. */
export function* gerirCupons(): Flow {
  const keys = attemptKeys('applied');
  while (true) {
    const { asked } = yield* race({
      asked: takeEvent('AcaoCupomEnviada', 'AcaoCupomDispensada'),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (asked?.type === 'AcaoCupomEnviada') {
      const { left } = yield* race({ done: act(asked.payload.acao, keys), left: takeEvent('SessaoEncerrada') });
      if (!left) continue;
    }
    yield* put(submissionForgotten('cupom'));
  }
}

function* act(acao: AcaoCupom, keys: AttemptKeys): Flow {
  const { tipo } = acao;
  yield* submit<'cupom', unknown>('cupom', chamadaDoCupom(acao), {
    acao: tipo,
    // A change names the version that it is over, so sending it again is refused or changes nothing.
    ...(tipo === 'criar' && { keys }),
    reloads: stale('Cupons'),
    feito: feitoDoCupom[tipo],
  });
}
