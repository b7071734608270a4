import { type FormEvent, useEffect, useRef, useState } from 'react';
import { refusePoltrona } from '../../../domain/compra/poltronaDigitada';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { TextInput } from '../../../ui/TextInput/TextInput';

export interface PoltronaPorNumeroProps {
  poltronas: readonly PoltronaMapa[];
  selecionadas: readonly number[];
  onToggle: (numero: number) => void;
}

/** Selects a seat by its spoken number: typed and confirmed by Enter; Enter on an empty field continues. */
export function PoltronaPorNumero({ poltronas, selecionadas, onToggle }: PoltronaPorNumeroProps) {
  const emit = useEmit();
  const [texto, setTexto] = useState('');
  const [said, setSaid] = useState<{ error?: string; status?: string }>({});
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (texto === '') return emit('PoltronasConfirmadas');
    const error = refusePoltrona(texto, poltronas, selecionadas);
    if (error !== null) return setSaid({ error });
    const numero = Number(texto);
    onToggle(numero);
    setTexto('');
    setSaid({ status: `Poltrona ${numero} ${selecionadas.includes(numero) ? 'solta' : 'escolhida'}` });
  };
  return (
    <form noValidate aria-label="Poltrona por número" onSubmit={give}>
      <TextInput
        ref={input}
        name="poltronaPorNumero"
        label="Número da poltrona"
        hint="Enter escolhe; com o campo vazio, Enter continua"
        value={texto}
        inputMode="numeric"
        maxLength={2}
        error={said.error}
        onChange={(valor) => {
          setTexto(valor.replace(/\D/g, ''));
          setSaid({});
        }}
      />
      <p role="status" className="it-visually-hidden">
        {said.status}
      </p>
    </form>
  );
}
