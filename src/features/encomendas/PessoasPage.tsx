import { useFormState } from 'react-final-form';
import { EMAIL_MAXIMO } from '../../domain/base/pessoa/email';
import { rotulosDocumentoParte } from '../../domain/encomendas/encomenda';
import type { DadosPartes } from '../../domain/encomendas/formularioEncomenda';
import { NOME_MAXIMO } from '../../domain/base/pessoa/nome';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { FormErrorSummary } from '../../ui/form/FormErrorSummary';
import { FormMaskedTextInput } from '../../ui/form/FormMaskedTextInput';
import { FormSelect } from '../../ui/form/FormSelect';
import { FormTextInput } from '../../ui/form/FormTextInput';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { Stack } from '../../ui/Stack/Stack';
import { Etapa } from './Etapa';

const tipos = Object.entries(rotulosDocumentoParte).map(([value, label]) => ({ value, label }));
const labelOf = (name: string): string => (name.startsWith('remetente') ? 'Quem envia' : 'Quem recebe');

const schema = () =>
  import(/* webpackChunkName: "esquema-encomendas" */ '../../domain/encomendas/encomendaSchema').then(
    (module) => module.partesSchema,
  );

export interface PessoasPageProps {
  dados: DadosPartes;
  onDados: (dados: DadosPartes) => void;
}

/** Sender and recipient. */
export function PessoasPage({ dados, onDados }: PessoasPageProps) {
  const emit = useEmit();
  const go = (next: DadosPartes) => {
    onDados(next);
    emit('EtapaEncomendaConcluida', { proxima: 'documento' });
  };
  return (
    <Etapa etapa="pessoas" title="Quem envia e quem recebe">
      <SchemaForm<DadosPartes>
        label="Pessoas"
        schema={schema}
        initialValues={dados}
        refusedFocus="summary"
        onSubmit={go}
      >
        <Stack gap={6}>
          <FormErrorSummary labelOf={labelOf} />
          <Parte quem="remetente" titulo="Quem envia" />
          <Parte
            quem="destinatario"
            titulo="Quem recebe"
            aviso="É quem retira no terminal, com este documento. Com ele também se acompanha a encomenda."
          />
          <Button type="submit">Continuar</Button>
        </Stack>
      </SchemaForm>
    </Etapa>
  );
}

interface ParteProps {
  quem: keyof DadosPartes;
  titulo: string;
  aviso?: string;
}

function Parte({ quem, titulo, aviso }: ParteProps) {
  const { values } = useFormState<DadosPartes>({ subscription: { values: true } });
  const { tipo } = values[quem];
  const mine = quem === 'remetente';
  return (
    <Card title={titulo}>
      <Stack gap={4}>
        {aviso && <p>{aviso}</p>}
        <FormSelect name={`${quem}.tipo`} label="Tipo de documento" options={tipos} required />
        <DocumentoField key={tipo} name={`${quem}.numero`} tipo={tipo} />
        <FormTextInput
          name={`${quem}.nome`}
          label={tipo === 'cnpj' ? 'Razão social' : 'Nome completo'}
          autoComplete={mine ? 'name' : 'off'}
          maxLength={NOME_MAXIMO}
          required
        />
        <FormMaskedTextInput
          name={`${quem}.celular`}
          label="Celular"
          mask="celular"
          autoComplete={mine ? 'tel-national' : 'off'}
          required
        />
        <FormTextInput
          name={`${quem}.email`}
          label="E-mail (opcional)"
          hint="Para avisarmos de cada passo."
          type="email"
          autoComplete={mine ? 'email' : 'off'}
          maxLength={EMAIL_MAXIMO}
        />
      </Stack>
    </Card>
  );
}

/** Document number, masked for types with a fixed format. A CNPJ may contain letters, so it uses a full keyboard. */
function DocumentoField({ name, tipo }: { name: string; tipo: string }) {
  const rotulo = tipos.find(({ value }) => value === tipo)?.label ?? 'documento';
  const props = { name, label: rotulo, autoComplete: 'off', required: true };
  if (tipo === 'cpf') return <FormMaskedTextInput {...props} mask="cpf" />;
  if (tipo === 'cnpj') return <FormMaskedTextInput {...props} mask="cnpj" inputMode="text" />;
  return <FormTextInput {...props} maxLength={18} />;
}
