import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { chaveDoPreco } from '../../domain/compra/cotacao';
import type { DadosPassageiros } from '../../domain/compra/passageiros/passageiro';
import { useEmit } from '../../events/useEmit';

/** Requests a quote when the form opens and whenever an input of the price changes. */
export function VigiaPreco(): null {
  const emit = useEmit();
  const form = useForm<DadosPassageiros>('VigiaPreco');
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const chave = chaveDoPreco(values.passageiros);
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Prefilled values do not count as typed.
    if (last.current !== null) emit('PassageirosDigitados', { dados: form.getState().values });
    last.current = chave;
    emit('RecalcularValorTotal');
  }, [chave, emit, form]);
  return null;
}
