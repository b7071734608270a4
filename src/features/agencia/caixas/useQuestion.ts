import { useCallback, useState } from 'react';
import type { Erro } from '../../../store/submissions';

interface Question<T> {
  /** Asks about these values; `erros` are the refusals known by then. */
  ask: (about: T, erros: readonly Erro[]) => void;
  /** The values that are asked about; null while nothing is asked, and after a refusal that came since. */
  askedDespite: (erros: readonly Erro[]) => T | null;
  /** Stable, for `onDone`. */
  close: () => void;
}

/**
 * A question before a submission. It stays open while the submission is under way, and a refusal closes it, so that its
 * reason is read in the form. The refusal stays until the next attempt; the form may ask again meanwhile.
 */
export function useQuestion<T>(): Question<T> {
  const [question, setQuestion] = useState<{ about: T; known: readonly Erro[] } | null>(null);
  const close = useCallback(() => setQuestion(null), []);
  return {
    ask: (about, erros) => setQuestion({ about, known: erros }),
    askedDespite: (erros) =>
      question === null || (erros.length > 0 && erros !== question.known) ? null : question.about,
    close,
  };
}
