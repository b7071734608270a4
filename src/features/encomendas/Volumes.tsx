import { useForm, useFormState } from 'react-final-form';
import { LIMITES } from '../../domain/encomenda';
import { volumeVazio, type VolumeDigitado } from '../../domain/volumeDigitado';
import { Button } from '../../ui/Button/Button';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import { Stack } from '../../ui/Stack/Stack';
import './encomendas.css';

const medidas = [
  { campo: 'peso', label: 'Peso (kg)' },
  { campo: 'comprimento', label: 'Comprimento (cm)' },
  { campo: 'largura', label: 'Largura (cm)' },
  { campo: 'altura', label: 'Altura (cm)' },
] as const;

/** The pieces of a parcel, each with weight and measures; more of them, or fewer. */
export function Volumes({ fixos = false }: { fixos?: boolean }) {
  const { change } = useForm<{ volumes: VolumeDigitado[] }>();
  const { values } = useFormState<{ volumes: VolumeDigitado[] }>({ subscription: { values: true } });
  const { volumes } = values;
  return (
    <Stack gap={4}>
      {volumes.map((_, i) => (
        // Volumes have no name of their own but their number.
        <fieldset key={i} className="it-encomenda__volume">
          <legend>{volumes.length === 1 ? 'O volume' : `Volume ${i + 1} de ${volumes.length}`}</legend>
          <div className="it-encomenda__medidas">
            {medidas.map(({ campo, label }) => (
              <FormTextInput
                key={campo}
                name={`volumes[${i}].${campo}`}
                label={label}
                inputMode="decimal"
                maxLength={6}
                autoComplete="off"
                required
              />
            ))}
          </div>
          {volumes.length > 1 && !fixos && (
            <div>
              <Button
                variant="quiet"
                size="small"
                onClick={() =>
                  change(
                    'volumes',
                    volumes.filter((__, other) => other !== i),
                  )
                }
              >
                {`Tirar o volume ${i + 1}`}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {volumes.length < LIMITES.volumes && !fixos && (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={<PlusIcon size={18} />}
            onClick={() => change('volumes', [...volumes, volumeVazio])}
          >
            Mais um volume
          </Button>
        </div>
      )}
    </Stack>
  );
}
