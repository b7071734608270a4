import { useFormState } from 'react-final-form';
import type { DadosPassageiros } from '../../../domain/compra/passageiros/passageiro';
import { useEmit } from '../../../events/useEmit';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Select } from '../../../ui/Select/Select';
import { t } from '../../../words/t';

export interface CompradorViajaProps {
  /** Index of the passenger who is the buyer. */
  indice: number | null;
  /** Called before the event is emitted, to store the typed values. */
  onBefore: () => void;
}

/** Asks whether the buyer travels too, and on which seat. */
export function CompradorViaja({ indice, onBefore }: CompradorViajaProps) {
  const emit = useEmit();
  const { values } = useFormState<DadosPassageiros>({ subscription: { values: true } });
  const quantos = values.passageiros.length;
  return (
    <>
      <Checkbox
        name="compradorEhPassageiro1"
        label={t('O comprador é o passageiro 1')}
        checked={indice === 0}
        onChange={(marcado) => {
          onBefore();
          emit('checkPassageiroComprador', { marcado });
        }}
      />
      {quantos > 1 && indice !== 0 && (
        <Select
          name="compradorPassageiro"
          label={t('O comprador é outro passageiro?')}
          value={indice === null ? '' : String(indice)}
          options={[
            { value: '', label: t('Não') },
            ...values.passageiros
              .slice(1)
              .map((_, i) => ({ value: String(i + 1), label: t('Passageiro {n}', { n: i + 2 }) })),
          ]}
          onChange={(valor) => {
            onBefore();
            if (valor === '') emit('checkPassageiroComprador', { marcado: false });
            else emit('mudouPassageiroComprador', { indice: Number(valor) });
          }}
        />
      )}
    </>
  );
}
