import { useForm } from 'react-final-form';
import type { DadosConferencia } from '../../../domain/agencia/caixa/formulariosCaixa';
import { NOTA_MAXIMA } from '../../../domain/agencia/caixa/textos';
import type { Caixa, Contagem } from '../../../domain/wire/agencia/caixas';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { FormTextArea } from '../../../ui/form/FormTextArea';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { useQuestion } from './useQuestion';

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/formulariosCaixaSchema').then(
    (module) => module.conferenciaSchema,
  );
const initialValues: DadosConferencia = { decisao: 'conferir', nota: '' };

/** The supervisor's decision on a closed till: approve, or return for a recount. */
export function ConferirCard({ caixa, contagem }: { caixa: Caixa; contagem: Contagem }) {
  const emit = useEmit();
  const question = useQuestion<string>();
  const { sending, erro, erros } = useSubmission('caixa', { acoes: ['conferir', 'devolver'], onDone: question.close });
  const nota = question.askedDespite(erros);
  const send = ({ decisao: tipo, nota: text }: DadosConferencia) =>
    emit('AcaoCaixaEnviada', { acao: { tipo, id: caixa.id, contagemId: contagem.id, nota: text } });
  return (
    <Card title="Conferência do responsável">
      <SchemaForm<DadosConferencia>
        label="Conferência do responsável"
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={(dados) => (dados.decisao === 'conferir' ? question.ask(dados.nota, erros) : send(dados))}
      >
        <Stack gap={4}>
          <FormTextArea
            name="nota"
            label="Nota"
            hint="Obrigatória para devolver: diga o que o operador deve conferir."
            maxLength={NOTA_MAXIMA}
          />
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <Decisoes sending={sending} devolvendo={sending && nota === null} />
        </Stack>
      </SchemaForm>
      <ConfirmDialog
        open={nota !== null}
        title={`Conferir o caixa ${caixa.numero}?`}
        confirmLabel="Conferir caixa"
        loading={sending}
        onConfirm={() => send({ decisao: 'conferir', nota: nota ?? '' })}
        onCancel={question.close}
      >
        Você confirma que o dinheiro contado foi recebido. Depois disso nada muda neste caixa.
      </ConfirmDialog>
    </Card>
  );
}

/** Two ways to submit; the chosen one is a value of the form, since it decides whether a note is needed. */
function Decisoes({ sending, devolvendo }: { sending: boolean; devolvendo: boolean }) {
  const { change } = useForm<DadosConferencia>();
  return (
    <Inline gap={3}>
      <Button type="submit" disabled={sending} onClick={() => change('decisao', 'conferir')}>
        Conferir caixa
      </Button>
      <Button type="submit" variant="secondary" loading={devolvendo} onClick={() => change('decisao', 'devolver')}>
        Devolver para recontagem
      </Button>
    </Inline>
  );
}
