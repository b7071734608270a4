import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { chaveDoPreco } from '../../domain/compra/cotacao';
import type { DadosPassageiros } from '../../domain/compra/passageiros/passageiro';
import { useEmit } from '../../events/useEmit';

/** Emits that the form opened, and whenever an input of the price changes. */
export function VigiaPreco(): null {
  const emit = useEmit();
  const form = useForm<DadosPassageiros>('VigiaPreco');
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const chave = chaveDoPreco(values.passageiros);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const isOpening = last.current === null;
    last.current = chave;
    if (isOpening) return emit('PassageirosAbertos');
    emit('PassageirosDigitados', { dados: form.getState().values });
    emit('RecalcularValorTotal');
  }, [chave, emit, form]);
  return null;
}
