import { useEffect, useState } from 'react';
import { useAppSelector } from './hooks';
import {
  type AcaoDe,
  type Erro,
  erroDe,
  selectSubmission,
  type Submission,
  type SubmissionName,
  type Submissions,
} from './submissions';

const NO_ERROS: readonly Erro[] = [];

export interface UseSubmissionOptions<K extends SubmissionName> {
  /**
   * Only these actions, sent while the screen is mounted; for a subject whose forms share one submission. Without it
   * the last outcome is shown, even one from before mounting.
   */
  acoes?: readonly AcaoDe<K>[];
  /**
   * Only outcomes of what was sent while the screen is mounted; for a screen of one thing among several, which must not
   * show the refusal of the thing before it.
   */
  own?: boolean;
  /** Called once after each success while mounted; must be stable. */
  onDone?: () => void;
}

export interface SubmissionView<T> {
  /** True while the request is pending. */
  sending: boolean;
  /** True after a success, until the next request. */
  done: boolean;
  /** Words of the last refusal; null without one. */
  erro: string | null;
  /** The same by reason. */
  erros: readonly Erro[];
  /** The part of the last answer that the screen shows; null without a success. */
  valor: T | null;
}

const NOTHING = { sending: false, done: false, erro: null, erros: NO_ERROS, valor: null };

/** The state of a submission for a form or a button; the screen itself emits the event that starts it. */
export function useSubmission<K extends SubmissionName>(
  name: K,
  { acoes, own = false, onDone }: UseSubmissionOptions<K> = {},
): SubmissionView<Submissions[K]> {
  const submission = useAppSelector((state) => selectSubmission(state, name));
  const earlier = useEarlier(submission, own);
  const isNew = submission !== earlier && submission.phase !== 'idle';
  const isMine = acoes === undefined || (isNew && acoes.some((acao) => acao === submission.acao));
  const ended = isMine && isNew && submission.phase === 'done' ? submission : null;
  useEffect(() => {
    if (ended) onDone?.();
  }, [ended, onDone]);
  if (!isMine) return NOTHING;
  // The buttons wait for an earlier request too: the workflow takes one at a time.
  if (own && !isNew) return { ...NOTHING, sending: submission.phase === 'sending' };
  return viewOf(submission);
}

/** The submission at mounting. For `own`, the outcome of a request that was under way then is an earlier one too. */
function useEarlier<T>(submission: Submission<T>, own: boolean): Submission<T> {
  const [earlier, setEarlier] = useState(submission);
  if (own && earlier.phase === 'sending' && submission !== earlier) setEarlier(submission);
  return earlier;
}

const viewOf = <T>(submission: Submission<T>): SubmissionView<T> => ({
  sending: submission.phase === 'sending',
  done: submission.phase === 'done',
  erro: erroDe(submission),
  erros: submission.phase === 'refused' ? submission.erros : NO_ERROS,
  valor: submission.phase === 'done' ? submission.valor : null,
});
