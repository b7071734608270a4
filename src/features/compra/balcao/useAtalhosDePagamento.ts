import { useEffect } from 'react';
import { meiosBalcao, type MeioBalcao } from '../../../domain/balcao';
import { useEmit } from '../../../events/useEmit';

/**
 * Alt and a digit of the row above the letters choose how the customer pays, whatever has the focus. The digits of the
 * numeric pad are left alone: with Alt they type characters on Windows.
 */
export function useAtalhosDePagamento(enabled: boolean, onChosen: (meio: MeioBalcao) => void): void {
  const emit = useEmit();
  useEffect(() => {
    if (!enabled) return undefined;
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey) return;
      const meio = meiosBalcao[Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0) - 1];
      if (!meio) return;
      // Some browsers go to another tab by it.
      event.preventDefault();
      emit('MeioBalcaoEscolhido', { meio });
      onChosen(meio);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [emit, enabled, onChosen]);
}
