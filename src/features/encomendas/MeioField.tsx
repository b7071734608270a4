import type { MeioBalcao } from '../../domain/wire/encomendas/encomendas';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup';
import { meiosDoBalcao } from './palavrasEncomenda';

export interface MeioFieldProps {
  value: MeioBalcao;
  onChange: (meio: MeioBalcao) => void;
}

/** How the customer pays at the counter. */
export function MeioField({ value, onChange }: MeioFieldProps) {
  return (
    <RadioGroup
      name="meio"
      label="Como o cliente paga"
      value={value}
      options={meiosDoBalcao}
      onChange={(chosen) => onChange(chosen as MeioBalcao)}
    />
  );
}
