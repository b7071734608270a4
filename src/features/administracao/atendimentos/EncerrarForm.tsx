import type { DadosResposta } from '../../../domain/administracao/respostaSchema';
import { MANIFESTACAO_MAXIMO } from '../../../domain/empresa/manifestacao';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const schema = () =>
  import(/* webpackChunkName: "esquema-administracao" */ '../../../domain/administracao/respostaSchema').then(
    (module) => module.respostaSchema,
  );
const vazia: DadosResposta = { texto: '' };

/** The end of a conversation, with the answer that stays with its protocol. */
export function EncerrarForm({ protocolo }: { protocolo: string }) {
  const emit = useEmit();
  const { sending } = useSubmission('atendimentoAoVivo');
  return (
    <Card title="Encerrar">
      <SchemaForm<DadosResposta>
        label="Encerrar o atendimento"
        schema={schema}
        initialValues={vazia}
        sending={sending}
        onSubmit={({ texto }) =>
          emit('AtendimentoMudado', { protocolo, acao: { tipo: 'encerrar', resposta: texto.trim() } })
        }
      >
        <Stack gap={4}>
          <FormTextArea
            name="texto"
            label="Resposta que fica no protocolo"
            hint="Quem pediu recebe um e-mail e a lê com o protocolo. Não pode ser mudada depois."
            maxLength={MANIFESTACAO_MAXIMO}
            required
          />
          <div>
            <Button type="submit" loading={sending}>
              Encerrar o atendimento
            </Button>
          </div>
        </Stack>
      </SchemaForm>
    </Card>
  );
}
