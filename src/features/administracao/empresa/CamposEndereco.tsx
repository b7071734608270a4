import { nomeEstado, ufs } from '../../../domain/base/estados';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';

const estados = [{ value: '', label: 'Escolha' }, ...ufs.map((value) => ({ value, label: nomeEstado(value) }))];

/** A postal address of the company or of a carrier. */
export function CamposEndereco({ prefix }: { prefix: string }) {
  return (
    <FieldGrid>
      <FormMaskedTextInput name={`${prefix}.cep`} label="CEP" mask="cep" autoComplete="off" required />
      <FormTextInput name={`${prefix}.logradouro`} label="Rua ou avenida" maxLength={120} required />
      <FormTextInput name={`${prefix}.numero`} label="Número" hint="Sem número: s/n" maxLength={10} required />
      <FormTextInput name={`${prefix}.complemento`} label="Complemento" maxLength={60} />
      <FormTextInput name={`${prefix}.bairro`} label="Bairro" maxLength={80} required />
      <FormTextInput name={`${prefix}.municipio`} label="Município" maxLength={80} required />
      <FormSelect name={`${prefix}.uf`} label="Estado" options={estados} />
    </FieldGrid>
  );
}
