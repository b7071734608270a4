import { useField } from 'react-final-form';
import type { CupomDigitado } from '../../../domain/administracao/cupons/formularioCupom';
import { normalizeCupom } from '../../../domain/compra/cupom';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FieldGroup } from '../../../ui/FieldGrid/FieldGroup';
import { FormCheckbox } from '../../../ui/form/FormCheckbox';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormTextInput } from '../../../ui/form/FormTextInput';

const medidas = [
  { value: 'percentual', label: 'Percentual' },
  { value: 'valor', label: 'Valor em reais' },
];

/** The fields of a coupon. The code of one that exists is not asked for: it never changes. */
export function CamposCupom({ isNew }: { isNew: boolean }) {
  return (
    <>
      {isNew && (
        <FormTextInput
          name="codigo"
          label="Código"
          hint="O que o passageiro digita. Não muda depois."
          maxLength={20}
          autoComplete="off"
          clean={normalizeCupom}
          required
        />
      )}
      <FormTextInput
        name="descricao"
        label="Descrição"
        hint="O passageiro lê: 10% na primeira compra."
        maxLength={80}
        autoComplete="off"
        required
      />
      <FieldGroup legend="Desconto">
        <FormRadioGroup name="medida" label="Como desconta" options={medidas} />
        <Desconto />
      </FieldGroup>
      <FieldGroup legend="Quando vale">
        <FieldGrid>
          <FormDataInput name="vigenteDe" label="Primeiro dia" required />
          <FormDataInput name="vigenteAte" label="Último dia" />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup legend="Limites">
        <FieldGrid>
          <FormTextInput
            name="limiteTotal"
            label="Usos ao todo"
            hint="Em branco, sem limite."
            inputMode="numeric"
            maxLength={7}
          />
          <FormTextInput name="limitePessoa" label="Usos por pessoa" inputMode="numeric" maxLength={4} required />
        </FieldGrid>
        <FormCheckbox name="primeiraCompra" label="Só na primeira compra" />
      </FieldGroup>
    </>
  );
}

function Desconto() {
  const { input } = useField<CupomDigitado['medida']>('medida', { subscription: { value: true } });
  const minimo = <FormMoneyInput name="minimoCentavos" label="Compra mínima" hint="Em branco, qualquer compra." />;
  if (input.value === 'valor') {
    return (
      <FieldGrid>
        <FormMoneyInput name="valorCentavos" label="Valor do desconto" required />
        {minimo}
      </FieldGrid>
    );
  }
  return (
    <FieldGrid>
      <FormTextInput name="percentual" label="Percentual (%)" inputMode="numeric" maxLength={3} required />
      <FormMoneyInput name="tetoCentavos" label="Desconto máximo" hint="Em branco, sem máximo." />
      {minimo}
    </FieldGrid>
  );
}
