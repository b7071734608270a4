import { useState } from 'react';
import type { DadosResposta } from '../../../domain/administracao/respostaSchema';
import { MANIFESTACAO_MAXIMO } from '../../../domain/empresa/manifestacao';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const schema = () =>
  import(/* webpackChunkName: "esquema-administracao" */ '../../../domain/administracao/respostaSchema').then(
    (module) => module.respostaSchema,
  );
const vazia: DadosResposta = { texto: '' };

/** The answer to a letter; asked twice, because it is sent once and cannot be changed. */
export function RespostaForm({ protocolo }: { protocolo: string }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('respostaManifestacao', { own: true });
  const [texto, setTexto] = useState<string | null>(null);
  const send = () => {
    if (texto !== null) emit('ManifestacaoRespondida', { protocolo, texto });
    setTexto(null);
  };
  return (
    <Card title="Responder">
      <SchemaForm<DadosResposta>
        label="Responder à manifestação"
        schema={schema}
        initialValues={vazia}
        sending={sending}
        onSubmit={(dados) => setTexto(dados.texto)}
      >
        <Stack gap={4}>
          <FormTextArea
            name="texto"
            label="Resposta"
            hint="Quem escreveu recebe um e-mail e lê a resposta com o protocolo."
            maxLength={MANIFESTACAO_MAXIMO}
            required
          />
          {erro !== null && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <div>
            <Button type="submit" loading={sending}>
              Enviar resposta
            </Button>
          </div>
        </Stack>
      </SchemaForm>
      {texto !== null && (
        <ConfirmDialog
          open
          title="Enviar esta resposta?"
          confirmLabel="Enviar resposta"
          onConfirm={send}
          onCancel={() => setTexto(null)}
        >
          A resposta é enviada uma vez e não pode ser mudada depois.
        </ConfirmDialog>
      )}
    </Card>
  );
}
