import { type Erro, type SubmissionName, submissionReached } from '../../store/submissions';
import { call, type Flow, put } from '../kernel/effects';
import { shown } from '../kernel/submission';

/**
 * A call to the identity provider as a submission. Returns null after a failure, shown in the words of `explain`; what
 * that throws goes to the supervisor.
 */
export const askProvider = <T>(
  name: SubmissionName,
  act: () => Promise<T>,
  explain: (error: unknown) => Erro | Flow<Erro>,
): Flow<{ value: T } | null> =>
  shown<{ value: T } | null>(name, null, function* ask() {
    try {
      return { result: { value: yield* call(act) as Flow<T> }, valor: null };
    } catch (error) {
      return { result: null, erros: [yield* call(explain, error)] };
    }
  });

/** Shows an error of what was typed at its form, without a call; `detalhe` is the provider's own text (spec §8). */
export function* refuse(name: SubmissionName, mensagem: string, detalhe?: string): Flow {
  const erros = [{ mensagem, ...(detalhe !== undefined && { detalhe }) }];
  yield* put(submissionReached(name, { phase: 'refused', acao: null, erros }));
}
