import { useState } from 'react';
import { joinItems } from '../../../domain/compra/compra';
import { toAssentos } from '../../../domain/compra/poltronasAoVivo';
import { suggestTrocas } from '../../../domain/compra/poltronasJuntas';
import type { PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { SeatSuggestion } from '../../../ui/SeatSuggestion/SeatSuggestion';

export interface TrocaSugeridaProps {
  poltronas: readonly PoltronaMapa[];
  perdidas: readonly number[];
  mantidas: readonly number[];
  onAccept: (sugeridas: readonly number[]) => void;
}

/** Replacements for lost seats; renders nothing when the group would be separated. */
export function TrocaSugerida({ poltronas, perdidas, mantidas, onAccept }: TrocaSugeridaProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen || perdidas.length === 0) return null;
  const trocas = suggestTrocas(toAssentos(poltronas), { perdidas, mantidas });
  if (trocas.length < perdidas.length) return null;
  return (
    <SeatSuggestion
      poltronas={trocas.map(({ sugerida }) => sugerida)}
      descricao={`No lugar ${perdidas.length === 1 ? 'da poltrona' : 'das poltronas'} ${joinItems(perdidas)}, da mesma classe.`}
      onAccept={onAccept}
      onDismiss={() => setOpen(false)}
    />
  );
}
