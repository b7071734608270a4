import { useFormState } from 'react-final-form';
import type { DadosEmpresa } from '../../../domain/companhia/formularioEmpresa';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { WideField } from '../../../ui/FieldGrid/WideField';
import { FormColorInput } from '../../../ui/form/FormColorInput';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { PreviaMarca } from './PreviaMarca';

/** Logo, line and colours of the company; the preview follows what is typed. */
export function Marca() {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        Valem para o site, os e-mails e o aplicativo instalado pelo navegador, assim que você salva. O ícone e a
        abertura dos aplicativos das lojas são da instalação.
      </Text>
      <FieldGrid>
        <FormTextInput
          name="marca.logotipo"
          label="Texto do logotipo"
          hint="Até 24 letras. Vazio: o nome da empresa."
          maxLength={24}
        />
        <FormTextInput name="marca.lema" label="Frase no rodapé" maxLength={80} />
        <FormColorInput name="marca.cores.clara.primaria" label="Cor principal, tema claro" hint="Botões e links" />
        <FormColorInput name="marca.cores.escura.primaria" label="Cor principal, tema escuro" hint="Botões e links" />
        <FormColorInput name="marca.cores.clara.destaque" label="Cor de destaque, tema claro" hint="A ação da tela" />
        <FormColorInput name="marca.cores.escura.destaque" label="Cor de destaque, tema escuro" hint="A ação da tela" />
        <FormColorInput name="marca.cores.faixa.fundo" label="Fundo do cabeçalho e do rodapé" hint="Uma cor escura" />
        <FormColorInput name="marca.cores.faixa.detalhe" label="Detalhe sobre esse fundo" hint="Uma cor clara" />
        <WideField>
          <Previa />
        </WideField>
      </FieldGrid>
    </Stack>
  );
}

function Previa() {
  const { values } = useFormState<DadosEmpresa>({ subscription: { values: true } });
  return <PreviaMarca nome={values.nome} marca={values.marca} />;
}
