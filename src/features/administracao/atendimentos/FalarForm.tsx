import type { FormApi } from 'final-form';
import { useCallback, useRef } from 'react';
import { FALA_MAXIMA, readMensagem, type DadosFala } from '../../../domain/chatbot/mensagem';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { FieldRow } from '../../../ui/FieldGrid/FieldRow';
import { FormTextInput } from '../../../ui/form/FormTextInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const schema = () =>
  import(/* webpackChunkName: "esquema-chatbot" */ '../../../domain/chatbot/falaSchema').then(
    (module) => module.falaSchema,
  );
const vazia: DadosFala = { fala: '' };

/** A turn of the staff; its words stay until they were sent, and those typed meanwhile stay for the next turn. */
export function FalarForm({ protocolo }: { protocolo: string }) {
  const emit = useEmit();
  const enviada = useRef<{ form: FormApi<DadosFala>; fala: string } | null>(null);
  const clear = useCallback(() => {
    const sent = enviada.current;
    if (sent?.form.getState().values.fala === sent?.fala) sent?.form.change('fala', '');
  }, []);
  const { sending, erro } = useSubmission('falaAtendente', { own: true, onDone: clear });
  const send = ({ fala }: DadosFala, form: FormApi<DadosFala>) => {
    const texto = readMensagem(fala);
    if (texto === null) return;
    enviada.current = { form, fala };
    emit('FalaAtendenteEnviada', { protocolo, texto });
  };
  return (
    <Stack gap={3}>
      <SchemaForm<DadosFala>
        label="Responder na conversa"
        errorMoment="submit"
        schema={schema}
        initialValues={vazia}
        sending={sending}
        onSubmit={send}
      >
        <FieldRow>
          <FormTextInput name="fala" label="Sua mensagem" autoComplete="off" maxLength={FALA_MAXIMA} />
          <Button type="submit" loading={sending}>
            Enviar
          </Button>
        </FieldRow>
      </SchemaForm>
      {erro !== null && (
        <Alert kind="danger" announce>
          {erro}
        </Alert>
      )}
    </Stack>
  );
}
