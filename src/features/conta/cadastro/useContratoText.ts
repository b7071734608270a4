import { useCallback, useEffect, useState } from 'react';
import { mensagemDaRecusa } from '../../../domain/base/falhas';
import { useContratoQuery } from '../../../store/api/contrato';
import { t } from '../../../words/t';

export type ContratoText =
  | { phase: 'loading' }
  | { phase: 'failed'; reason: string; retry: () => void }
  | { phase: 'ready'; text: DocumentFragment };

/** Loads and sanitizes the terms. The sanitizer's code loads on demand. */
export function useContratoText(): ContratoText {
  const { data, error, refetch } = useContratoQuery();
  const [text, setText] = useState<DocumentFragment | null>(null);
  const [attempt, setAttempt] = useState({ count: 0, failed: false });

  useEffect(() => {
    if (!data) return;
    let wanted = true;
    import(/* webpackChunkName: "sanitizar" */ './sanitizeContrato')
      .then(({ sanitizeContrato }) => wanted && setText(sanitizeContrato(data.conteudo)))
      .catch(() => wanted && setAttempt((last) => ({ ...last, failed: true })));
    return () => {
      wanted = false;
    };
  }, [data, attempt.count]);

  const retry = useCallback(() => {
    setAttempt(({ count }) => ({ count: count + 1, failed: false }));
    void refetch();
  }, [refetch]);

  // The server's words where it refused, as where the company has published no terms.
  const reason = error && 'erros' in error ? mensagemDaRecusa(error) : t('Confira sua conexão e tente novamente.');
  if (error || attempt.failed) return { phase: 'failed', reason, retry };
  return text ? { phase: 'ready', text } : { phase: 'loading' };
}
