import { memo, type ComponentType } from 'react';
import { compromissoVazio } from '../../../domain/companhia/formularioEmpresa';
import { Card } from '../../../ui/Card/Card';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { WideField } from '../../../ui/FieldGrid/WideField';
import { FormList } from '../../../ui/form/FormList';
import { FormMaskedTextInput } from '../../../ui/form/FormMaskedTextInput';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { Stack } from '../../../ui/Stack/Stack';
import { Aplicativos } from './Aplicativos';
import { CamposEndereco } from './CamposEndereco';
import { Canais } from './Canais';
import { FaltaDaLista } from './FaltaDaLista';
import { Marca } from './Marca';
import { Transportadoras } from './Transportadoras';
import { Vagas } from './Vagas';

export interface CamposEmpresaProps {
  /** The rules about money, which the app loads by themselves. */
  Regras: ComponentType;
}

/** The company's document, part by part. Its fields read the form themselves, so typing in one does not draw the others. */
export const CamposEmpresa = memo(function CamposEmpresa({ Regras }: CamposEmpresaProps) {
  return (
    <>
      <Card title="Identificação">
        <Identificacao />
      </Card>
      <Card title="Endereço da sede">
        <CamposEndereco prefix="endereco" />
      </Card>
      <Card title="Canais de atendimento">
        <Canais />
      </Card>
      <Card title="Transportadoras">
        <Transportadoras />
      </Card>
      <Card title="Pagamento">
        <FormTextInput
          name="descritorFatura"
          label="Texto na fatura do cartão"
          hint="Até 13 letras maiúsculas sem acento, dígitos e espaços. No Pix, quem recebe é o titular da chave."
          maxLength={13}
          clean={(text) => text.toUpperCase()}
          required
        />
      </Card>
      <Regras />
      <Card title="Quem somos">
        <QuemSomos />
      </Card>
      <Card title="Vagas de trabalho">
        <Vagas />
      </Card>
      <Card title="Marca">
        <Marca />
      </Card>
      <Card title="Aplicativos">
        <Aplicativos />
      </Card>
    </>
  );
});

function Identificacao() {
  return (
    <FieldGrid>
      <FormTextInput name="nome" label="Nome da empresa" hint="Como as pessoas a conhecem" maxLength={80} required />
      <FormTextInput name="razaoSocial" label="Razão social" maxLength={120} required />
      <WideField>
        <FormMaskedTextInput name="cnpj" label="CNPJ" mask="cnpj" inputMode="text" autoComplete="off" required />
      </WideField>
      <FormTextInput
        name="encarregado.nome"
        label="Encarregado dos dados pessoais"
        hint="LGPD, art. 41"
        maxLength={120}
        required
      />
      <FormTextInput
        name="encarregado.email"
        label="E-mail do encarregado"
        type="email"
        inputMode="email"
        maxLength={254}
        required
      />
    </FieldGrid>
  );
}

function QuemSomos() {
  return (
    <Stack gap={4}>
      <FormTextInput name="apresentacao.resumo" label="Resumo" maxLength={500} />
      <FormTextArea
        name="apresentacao.historia"
        label="História"
        hint="Uma linha em branco separa os parágrafos."
        rows={5}
      />
      <FaltaDaLista lista="apresentacao.compromissos" />
      <FormList
        name="apresentacao.compromissos"
        addLabel="Mais um compromisso"
        removeLabel={(i) => `Tirar o compromisso ${i + 1}`}
        legend={(i) => `Compromisso ${i + 1}`}
        empty={compromissoVazio}
        max={20}
      >
        {(prefix) => (
          <Stack gap={4}>
            <FormTextInput name={`${prefix}.titulo`} label="Título" maxLength={120} required />
            <FormTextInput name={`${prefix}.texto`} label="Texto" maxLength={500} required />
          </Stack>
        )}
      </FormList>
    </Stack>
  );
}
