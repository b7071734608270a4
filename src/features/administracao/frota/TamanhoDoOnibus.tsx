import type { Desenho } from '../../../domain/administracao/frota/desenho';
import { limitesPlanta } from '../../../domain/viagens/plantaOnibus';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper';

interface TamanhoDoOnibusProps {
  desenho: Desenho;
  onChange: (tamanho: { filas: number; andares: number }) => void;
}

/** Rows and decks of the drawing. */
export const TamanhoDoOnibus = ({ desenho: { filas, andares }, onChange }: TamanhoDoOnibusProps) => (
  <FieldGrid>
    <NumberStepper
      name="filas"
      label="Filas"
      min={2}
      max={limitesPlanta.filas}
      value={filas}
      onChange={(value) => onChange({ filas: value, andares })}
    />
    <NumberStepper
      name="andares"
      label="Pisos"
      min={1}
      max={limitesPlanta.andares}
      value={andares}
      onChange={(value) => onChange({ filas, andares: value })}
    />
  </FieldGrid>
);
