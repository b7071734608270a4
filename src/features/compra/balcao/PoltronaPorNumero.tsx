import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAXIMO_POLTRONAS } from '../../../domain/base/constantes';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { useEmit } from '../../../events/useEmit';
import { TextInput } from '../../../ui/TextInput/TextInput';
import './balcao.css';

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
    const numero = Number(texto);
    const seat = poltronas.find((one) => one.numero === numero);
    if (!seat) return setSaid({ error: `Não há poltrona ${texto} neste ônibus` });
    const isMine = selecionadas.includes(numero);
    if (seat.situacao !== 'livre' && !isMine) return setSaid({ error: `A poltrona ${numero} está ocupada` });
    if (!isMine && selecionadas.length >= MAXIMO_POLTRONAS) {
      return setSaid({ error: `Uma venda leva até ${MAXIMO_POLTRONAS} poltronas` });
    }
    onToggle(numero);
    setTexto('');
    setSaid({ status: isMine ? `Poltrona ${numero} solta` : `Poltrona ${numero} escolhida` });
  };
  return (
    <form noValidate onSubmit={give} className="it-balcao__seat">
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
