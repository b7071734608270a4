import { useCallback, useEffect, useState } from 'react';
import type { AcaoCaixa } from '../../../domain/agencia/caixa/acoes';
import { useEmit } from '../../../events/useEmit';
import { selectComandoCaixa } from '../../../store/agencia/caixa';
import { useAppSelector } from '../../../store/hooks';

export interface AcaoEmCurso {
  enviar: (acao: AcaoCaixa) => void;
  dispensar: () => void;
  /** True while one of these actions is pending. */
  enviando: boolean;
  /** Error of the last of these actions. */
  erro: string | null;
}

/** Sends actions on a till and tracks the result of these kinds. */
export function useAcaoCaixa(tipos: readonly AcaoCaixa['tipo'][], onDone?: () => void): AcaoEmCurso {
  const emit = useEmit();
  const comando = useAppSelector(selectComandoCaixa);
  // Ignores results of actions sent before mounting.
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
