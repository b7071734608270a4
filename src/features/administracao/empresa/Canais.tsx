import { canalVazio } from '../../../domain/companhia/formularioEmpresa';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { FormList } from '../../../ui/form/FormList';
import { FormSelect } from '../../../ui/form/FormSelect';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { FaltaDaLista } from './FaltaDaLista';

const tipos = [
  { value: 'telefone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'pagina', label: 'Página' },
];

/** The ways to reach the company, in the order in which people read them. */
export function Canais() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        O primeiro telefone e o primeiro e-mail ficam no rodapé de cada página e de cada e-mail. Páginas começam com
        https://.
      </Text>
      <FaltaDaLista lista="canais" />
      <FormList
        name="canais"
        addLabel="Mais um canal"
        removeLabel={(i) => `Tirar o canal ${i + 1}`}
        legend={(i) => `Canal ${i + 1}`}
        empty={canalVazio}
        max={20}
      >
        {(prefix) => (
          <FieldGrid>
            <FormSelect name={`${prefix}.tipo`} label="Tipo" options={tipos} />
            <FormTextInput name={`${prefix}.nome`} label="Nome do canal" maxLength={80} required />
            <FormTextInput name={`${prefix}.valor`} label="Número ou endereço" maxLength={200} required />
            <FormTextInput name={`${prefix}.quando`} label="Quando atende" maxLength={80} required />
          </FieldGrid>
        )}
      </FormList>
    </Stack>
  );
}
