import type { DadosNota } from '../../../domain/agencia/caixa/formulariosCaixa';
import { textoDoContado } from '../../../domain/agencia/caixa/relatorio';
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
import { Diferenca } from './Diferenca';
import { useQuestion } from './useQuestion';

const schemaDe = (difere: boolean) => () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/formulariosCaixaSchema').then(
    (module) => module.fechamentoSchema(difere),
  );
const initialValues: DadosNota = { nota: '' };

export interface FecharProps {
  caixa: Caixa;
  contagem: Contagem;
  onRecontar: () => void;
}

/** After the count: comparison, a note on the difference, and the irreversible close. */
export function Fechar({ caixa, contagem, onRecontar }: FecharProps) {
  const emit = useEmit();
  const { sending, erro, erros } = useSubmission('caixa', { acoes: ['fechar', 'retomar'] });
  const question = useQuestion<string>();
  const nota = question.askedDespite(erros);
  const difere = contagem.diferencaCentavos !== 0;
  const close = () => {
    if (nota !== null)
      emit('AcaoCaixaEnviada', { acao: { tipo: 'fechar', id: caixa.id, contagemId: contagem.id, nota } });
  };
  return (
    <Stack gap={6}>
      <Diferenca caixa={caixa} />
      <Card title="Fechamento">
        <SchemaForm<DadosNota>
          label="Fechamento"
          schema={schemaDe(difere)}
          initialValues={initialValues}
          sending={sending}
          onSubmit={(dados) => question.ask(dados.nota, erros)}
        >
          <Stack gap={4}>
            <FormTextArea
              name="nota"
              label={difere ? 'O que explica a diferença' : 'Observação (opcional)'}
              maxLength={NOTA_MAXIMA}
              required={difere}
            />
            {erro && nota === null && (
              <Alert kind="danger" announce>
                {erro}
              </Alert>
            )}
            <Acoes caixa={caixa} sending={sending} onRecontar={onRecontar} />
          </Stack>
        </SchemaForm>
      </Card>
      <ConfirmDialog
        open={nota !== null}
        title={`Fechar o caixa ${caixa.numero}?`}
        confirmLabel="Fechar caixa"
        loading={sending}
        onConfirm={close}
        onCancel={question.close}
      >
        <Stack gap={3}>
          <p>
            <strong>{textoDoContado(contagem)}</strong>
          </p>
          <p>Depois de fechado, nenhum movimento entra nem muda. O responsável confere em seguida.</p>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}

function Acoes({ caixa, sending, onRecontar }: Pick<FecharProps, 'caixa' | 'onRecontar'> & { sending: boolean }) {
  const emit = useEmit();
  return (
    <Inline gap={3}>
      <Button type="submit" loading={sending}>
        Fechar caixa
      </Button>
      <Button variant="secondary" disabled={sending} onClick={onRecontar}>
        Contar de novo
      </Button>
      {caixa.pode.operar && (
        <Button
          variant="quiet"
          disabled={sending}
          onClick={() => emit('AcaoCaixaEnviada', { acao: { tipo: 'retomar', id: caixa.id } })}
        >
          Voltar a vender
        </Button>
      )}
    </Inline>
  );
}
