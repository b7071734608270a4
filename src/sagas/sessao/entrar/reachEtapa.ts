import { etapaReached } from '../../../store/sessao/entrar';
import { submissionForgotten } from '../../../store/submissions';
import { type Flow, put } from '../../kernel/effects';

/** Shows another step of the dialog, without the outcome of the last one. */
export function* reachEtapa(etapa: Parameters<typeof etapaReached>[0]): Flow {
  yield* put(submissionForgotten('entrar'));
  yield* put(etapaReached(etapa));
}
