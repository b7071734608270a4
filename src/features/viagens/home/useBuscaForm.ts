import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hoje } from '../../../domain/base/data';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import {
  buscaFormReducer,
  startBuscaForm,
  type BuscaFormAction,
  type BuscaFormState,
  type BuscaInicial,
} from './buscaFormState';

/** Timeout for pending suggestions, above a slow network's response time. */
const PATIENCE_MS = 8_000;

export type BuscaDispatch = (action: BuscaFormAction) => void;

/** State and dispatcher of the search form; a complete search is emitted. */
export function useBuscaForm(
  inicial: BuscaInicial,
  typed: BuscaInicial['campos'] | null,
): [BuscaFormState, BuscaDispatch] {
  const emit = useEmit();
  const clock = useClock();
  const [state, setState] = useState(() => startBuscaForm(inicial));
  const latest = useRef(state);
  const act = useCallback(
    (action: BuscaFormAction) => {
      const { enviar, ...next } = buscaFormReducer(latest.current, action, hoje(clock.now()));
      // Two changes in one frame must both apply, so each starts from the latest state, not the rendered one.
      latest.current = { ...next, enviar: null };
      setState(latest.current);
      if (enviar) emit('BuscaEnviada', { busca: enviar });
    },
    [emit, clock],
  );

  const { pendente } = state;
  useEffect(() => {
    if (!pendente) return undefined;
    const timer = setTimeout(() => act({ type: 'gaveUp' }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pendente, act]);
  // Before the next paint, since otherwise the typed text would disappear.
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
