import { chamadaDaAgencia, feitoDaAgencia } from '../../domain/agencia/agencias/acoes';
import { stale } from '../../store/api/stale';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys } from '../kernel/attempt';
import { type Flow, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * Actions of an administrator on the agencies, one at a time. A refusal is shown in place, and a repeat after a lost
 * answer creates no second agency. The list is loaded again whatever came of it.
 */
export function* gerirAgencias(): Flow {
  let keys = attemptKeys('applied');
  while (true) {
    const event = yield* takeEvent('AcaoAgenciaEnviada', 'AcaoAgenciaDispensada');
    if (event.type === 'AcaoAgenciaDispensada') {
      yield* put(submissionForgotten('agencia'));
      continue;
    }
    const { acao } = event.payload;
    const sending = submit('agencia', chamadaDaAgencia(acao), {
      acao: acao.tipo,
      keys,
      reloads: stale('Administracao'),
      feito: feitoDaAgencia[acao.tipo],
    });
    const { sent } = yield* race({ sent: sending, ended: takeEvent('SessaoEncerrada') });
    if (!sent) keys = attemptKeys('applied');
  }
}
