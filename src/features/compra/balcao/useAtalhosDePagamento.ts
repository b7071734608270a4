import { useEffect } from 'react';
import { meiosBalcao, type MeioBalcao } from '../../../domain/agencia/balcao';
import { useEmit } from '../../../events/useEmit';

/**
 * Chooses a payment method by Alt and a digit, wherever the focus is. The numeric pad is ignored, since Alt with it
 * types characters on Windows.
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
      // Prevents switching tabs in some browsers.
      event.preventDefault();
      emit('MeioBalcaoEscolhido', { meio });
      onChosen(meio);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [emit, enabled, onChosen]);
}
