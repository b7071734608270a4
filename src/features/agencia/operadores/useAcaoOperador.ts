import { useCallback, useEffect, useState } from 'react';
import type { AcaoOperador } from '../../../domain/agencia/caixa/acoes';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectComandoOperador } from '../../../store/agencia/operadores';

/** Sends actions on an operator and tracks the result of these kinds. */
export function useAcaoOperador(tipos: readonly AcaoOperador['tipo'][], onDone: () => void) {
  const emit = useEmit();
  const comando = useAppSelector(selectComandoOperador);
  // Ignores results of actions sent before mounting.
  const [earlier] = useState(comando);
  const mine = comando !== earlier && comando.phase !== 'idle' && tipos.includes(comando.tipo);
  const done = mine && comando.phase === 'done';
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);
  return {
    enviar: useCallback((acao: AcaoOperador) => emit('AcaoOperadorEnviada', { acao }), [emit]),
    dispensar: useCallback(() => emit('AcaoOperadorDispensada'), [emit]),
    enviando: mine && comando.phase === 'sending',
    erro: mine && comando.phase === 'refused' ? comando.erro : null,
  };
}
