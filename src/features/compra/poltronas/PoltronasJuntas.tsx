import { useState } from 'react';
import { precoDaClasse } from '../../../domain/compra/escolhaPoltronas';
import { MAXIMO_POLTRONAS } from '../../../domain/base/constantes';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { toAssentos } from '../../../domain/compra/poltronasAoVivo';
import { describeJuntas } from '../../../domain/compra/descricaoJuntas';
import { suggestJuntas } from '../../../domain/compra/poltronasJuntas';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { MapaPoltronas, PoltronaMapa } from '../../../domain/wire/compra/poltronas';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { SeatSuggestion } from '../../../ui/SeatSuggestion/SeatSuggestion';
import { Stack } from '../../../ui/Stack/Stack';
import { t, translated } from '../../../words/t';

export interface PoltronasJuntasProps {
  mapa: MapaPoltronas;
  /** The map from the buyer's view. */
  poltronas: readonly PoltronaMapa[];
  pessoas: number;
  onAccept: (poltronas: readonly number[]) => void;
  /** Called to choose on the map instead. */
  onDismiss: () => void;
}

/** Suggests adjacent seats for a group. */
export function PoltronasJuntas({ mapa, poltronas, onAccept, onDismiss, ...props }: PoltronasJuntasProps) {
  const [first] = mapa.precos;
  const [pessoas, setPessoas] = useState(props.pessoas);
  const [classe, setClasse] = useState<string>(first?.classe ?? '');
  const [mulheres, setMulheres] = useState(false);
  const assentos = toAssentos(poltronas);
  const found = suggestJuntas(assentos, { quantidade: pessoas, classe, mulheres });
  return (
    <Stack>
      <NumberStepper
        name="pessoasJuntas"
        label={t('Quantas pessoas?')}
        min={1}
        max={MAXIMO_POLTRONAS}
        value={pessoas}
        valueText={(count) => t('{n, plural, =1 {1 pessoa} other {{n} pessoas}}', { n: count })}
        onChange={setPessoas}
      />
      {mapa.precos.length > 1 && (
        <RadioGroup
          name="classeJuntas"
          label={t('Em que classe?')}
          value={classe}
          onChange={setClasse}
          options={mapa.precos.map((entry) => ({
            value: entry.classe,
            label: translated(rotulosClasse[entry.classe]),
            description: formatCentavos(entry.preco.totalCentavos),
          }))}
        />
      )}
      {poltronas.some(({ preferencialMulheres }) => preferencialMulheres) && (
        <Checkbox
          name="mulheresJuntas"
          label={t('Procurar também nas preferenciais para mulheres')}
          checked={mulheres}
          onChange={setMulheres}
        />
      )}
      <SeatSuggestion
        poltronas={found}
        descricao={found.length > 0 ? describeJuntas(assentos, found) : ''}
        total={formatCentavos(precoDaClasse(mapa, classe) * found.length)}
        onAccept={onAccept}
        onDismiss={onDismiss}
      />
    </Stack>
  );
}
