import { useEffect, useState } from 'react';
import { useAppSelector } from './hooks';
import { type AcaoDe, type Erro, erroDe, selectSubmission, type SubmissionName, type Submissions } from './submissions';

const NO_ERROS: readonly Erro[] = [];

export interface UseSubmissionOptions<K extends SubmissionName> {
  /**
   * Only these actions, sent while the screen is mounted; for a subject whose forms share one submission. Without it
   * the last outcome is shown, even one from before mounting.
   */
  acoes?: readonly AcaoDe<K>[];
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

/** The state of a submission for a form or a button; the screen itself emits the event that starts it. */
export function useSubmission<K extends SubmissionName>(
  name: K,
  { acoes, onDone }: UseSubmissionOptions<K> = {},
): SubmissionView<Submissions[K]> {
  const submission = useAppSelector((state) => selectSubmission(state, name));
  const [earlier] = useState(submission);
  const isNew = submission !== earlier && submission.phase !== 'idle';
  const isMine = acoes === undefined || (isNew && acoes.some((acao) => acao === submission.acao));
  const ended = isMine && isNew && submission.phase === 'done' ? submission : null;
  useEffect(() => {
    if (ended) onDone?.();
  }, [ended, onDone]);
  if (!isMine) return { sending: false, done: false, erro: null, erros: NO_ERROS, valor: null };
  return {
    sending: submission.phase === 'sending',
    done: submission.phase === 'done',
    erro: erroDe(submission),
    erros: submission.phase === 'refused' ? submission.erros : NO_ERROS,
    valor: submission.phase === 'done' ? submission.valor : null,
  };
}
