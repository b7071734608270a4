import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { diaEm } from '../../domain/data';
import { useEmit } from '../../events/useEmit';
import {
  buscaFormReducer,
  startBuscaForm,
  type BuscaFormAction,
  type BuscaFormState,
  type BuscaInicial,
} from './buscaFormState';

/** Longer than a slow network's answer; then the card says that it could not ask. */
const PATIENCE_MS = 8_000;

/** The search card's state, and how it changes; a search that is whole is emitted. */
export function useBuscaForm(
  inicial: BuscaInicial,
  typed: BuscaInicial['campos'] | null,
): [BuscaFormState, (action: BuscaFormAction) => void] {
  const emit = useEmit();
  const [state, setState] = useState(() => startBuscaForm(inicial));
  const latest = useRef(state);
  const act = useCallback(
    (action: BuscaFormAction) => {
      const { enviar, ...next } = buscaFormReducer(latest.current, action, diaEm(new Date(), 'America/Sao_Paulo'));
      // Two changes in one frame must both count, so the next one starts from here, not from the last paint.
      latest.current = { ...next, enviar: null };
      setState(latest.current);
      if (enviar) emit('BuscaEnviada', { busca: enviar });
    },
    [emit],
  );

  const { pendente } = state;
  useEffect(() => {
    if (!pendente) return undefined;
    const timer = setTimeout(() => act({ type: 'gaveUp' }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pendente, act]);
  // Before the browser paints again, or the fields would be emptied under the person's hands.
  useLayoutEffect(() => {
    if (!typed) return;
    const { ativos } = latest.current;
    const begun = startBuscaForm({ campos: typed });
    latest.current = {
      ...begun,
      ativos: { origem: ativos.origem || begun.ativos.origem, destino: ativos.destino || begun.ativos.destino },
    };
    setState(latest.current);
  }, [typed]);
  return [state, act];
}
