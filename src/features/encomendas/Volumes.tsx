import { LIMITES } from '../../domain/encomendas/encomenda';
import { volumeVazio } from '../../domain/encomendas/volumeDigitado';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { Grid } from '../../ui/Grid/Grid';
import { CamposRepetidos } from './CamposRepetidos';

const medidas = [
  { campo: 'peso', label: 'Peso (kg)' },
  { campo: 'comprimento', label: 'Comprimento (cm)' },
  { campo: 'largura', label: 'Largura (cm)' },
  { campo: 'altura', label: 'Altura (cm)' },
] as const;

const legenda = (i: number, total: number): string => (total === 1 ? 'O volume' : `Volume ${i + 1} de ${total}`);

/** The packages of a parcel with weight and size, to be added or removed. */
export function Volumes({ fixos = false }: { fixos?: boolean }) {
  return (
    <CamposRepetidos
      name="volumes"
      um="volume"
      max={LIMITES.volumes}
      vazio={volumeVazio}
      legenda={legenda}
      fixos={fixos}
    >
      {(prefix) => (
        <Grid min={9.5} gap={3} align="start" stretch>
          {medidas.map(({ campo, label }) => (
            <FormTextInput
              key={campo}
              name={`${prefix}.${campo}`}
              label={label}
              inputMode="decimal"
              maxLength={6}
              autoComplete="off"
              required
            />
          ))}
        </Grid>
      )}
    </CamposRepetidos>
  );
}
