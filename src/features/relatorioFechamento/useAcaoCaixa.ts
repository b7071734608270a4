import { useCallback, useEffect, useState } from 'react';
import type { AcaoCaixa } from '../../domain/caixa/acoes';
import { useEmit } from '../../events/useEmit';
import { selectComandoCaixa } from '../../store/caixa';
import { useAppSelector } from '../../store/hooks';

export interface AcaoEmCurso {
  enviar: (acao: AcaoCaixa) => void;
  dispensar: () => void;
  /** One of these is on its way. */
  enviando: boolean;
  /** Why the last of these came to nothing. */
  erro: string | null;
}

/** Asks for things to be done with a till, and hears what became of those of these kinds. */
export function useAcaoCaixa(tipos: readonly AcaoCaixa['tipo'][], onDone?: () => void): AcaoEmCurso {
  const emit = useEmit();
  const comando = useAppSelector(selectComandoCaixa);
  // What became of something that was asked for before this was on screen is none of its business.
  const [earlier] = useState(comando);
  const mine = comando !== earlier && comando.phase !== 'idle' && tipos.includes(comando.tipo);
  const done = mine && comando.phase === 'done';
  useEffect(() => {
    if (done) onDone?.();
  }, [done, onDone]);
  return {
    enviar: useCallback((acao: AcaoCaixa) => emit('AcaoCaixaEnviada', { acao }), [emit]),
    dispensar: useCallback(() => emit('AcaoCaixaDispensada'), [emit]),
    enviando: mine && comando.phase === 'sending',
    erro: mine && comando.phase === 'refused' ? comando.erro : null,
  };
}
