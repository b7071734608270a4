import { useState, type ComponentType } from 'react';
import { useFormState } from 'react-final-form';
import { hoje } from '../../../domain/base/data';
import { proximoTermo, toTermo, type TermoDigitado } from '../../../domain/companhia/termoDigitado';
import type { TermoPublicado } from '../../../domain/wire/companhia/companhia';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { useSubmission } from '../../../store/useSubmission';
import { Card } from '../../../ui/Card/Card';
import { FormDataInput } from '../../../ui/form/FormDataInput';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { FormDialog } from '../../../ui/form/FormDialog';

export interface TermoDialogProps {
  publicados: readonly TermoPublicado[];
  /** Terms as people read them. */
  Previa: ComponentType<{ html: string }>;
  onClose: () => void;
}

const ACOES = ['publicar'] as const;
const schema = () =>
  import(/* webpackChunkName: "esquema-empresa" */ '../../../domain/companhia/termoDigitadoSchema').then(
    (module) => module.termoDigitadoSchema,
  );

/** Publishes the next version of the terms; its words are seen as people will read them before. */
export function TermoDialog({ publicados, Previa, onClose }: TermoDialogProps) {
  const emit = useEmit();
  const clock = useClock();
  const [initialValues] = useState(() => proximoTermo(publicados, hoje(clock.now())));
  const { sending, erro } = useSubmission('termo', { acoes: ACOES, onDone: onClose });
  return (
    <FormDialog<TermoDigitado>
      title={`Termos de uso, versão ${initialValues.versao}`}
      submitLabel="Publicar versão"
      schema={schema}
      initialValues={initialValues}
      sending={sending}
      error={erro}
      onSubmit={(dados) => emit('TermoEnviado', { termo: toTermo(dados) })}
      onClose={onClose}
    >
      <p>Depois de publicada, a versão não muda: uma correção é a versão seguinte.</p>
      <FormDataInput name="vigenteDe" label="Vale a partir de" required />
      <FormTextArea
        name="conteudo"
        label="Texto"
        hint="HTML simples: h1 a h4, p, ul, ol, li, strong, em, a, table."
        rows={5}
        required
      />
      <Card title="Como as pessoas leem" tone="sunken">
        <Digitado Previa={Previa} />
      </Card>
    </FormDialog>
  );
}

function Digitado({ Previa }: Pick<TermoDialogProps, 'Previa'>) {
  const { values } = useFormState<TermoDigitado>({ subscription: { values: true } });
  return <Previa html={values.conteudo} />;
}
