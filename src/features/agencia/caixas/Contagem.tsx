import {
  cedulas,
  QUANTIDADE_MAXIMA,
  totalContado,
  type Cedula,
  type Contadas,
} from '../../../domain/agencia/caixa/cedulas';
import {
  contagemVazia,
  nomeCampoCedula,
  toContagem,
  type DadosContagem,
} from '../../../domain/agencia/caixa/formulariosCaixa';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { FormNumberStepper } from '../../../ui/form/FormNumberStepper';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Grid } from '../../../ui/Grid/Grid';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { useQuestion } from './useQuestion';

/** `Notas de R$ 50`, `Moedas de R$ 0,25`: short enough for one line with its buttons. */
const nomeCedula = (valor: Cedula): string =>
  `${valor >= 200 ? 'Notas' : 'Moedas'} de ${formatCentavos(valor).replace(/,00$/, '')}`;

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/formulariosCaixaSchema').then(
    (module) => module.contagemSchema,
  );

/** Blind count of the drawer: the expected amount is hidden until counted. */
export function Contagem({ caixaId, pausa }: { caixaId: string; pausa: boolean }) {
  const emit = useEmit();
  const { sending, erro, erros } = useSubmission('caixa', { acoes: ['contar'] });
  const question = useQuestion<Contadas[]>();
  const vazia = question.askedDespite(erros);
  const send = (contadas: Contadas[]) =>
    emit('AcaoCaixaEnviada', { acao: { tipo: 'contar', id: caixaId, cedulas: contadas } });
  // Untouched fields look like an empty drawer, so a count of nothing is confirmed first.
  const submit = (contadas: Contadas[]) =>
    totalContado(contadas) === 0 ? question.ask(contadas, erros) : send(contadas);
  return (
    <Card title="Contagem da gaveta">
      <SchemaForm<DadosContagem>
        label="Contagem da gaveta"
        schema={schema}
        initialValues={contagemVazia}
        sending={sending}
        onSubmit={(dados) => submit(toContagem(dados))}
      >
        {(dados) => (
          <Stack gap={6}>
            <p>
              {`Conte o dinheiro que está na gaveta, fundo de troco incluído. ${pausa ? 'Ao registrar a contagem o caixa é pausado, e o' : 'O'} valor esperado aparece depois.`}
            </p>
            <Grid min={22} gap={8} rowGap={3} stretch>
              {cedulas.map((valor) => (
                <FormNumberStepper
                  key={valor}
                  name={nomeCampoCedula(valor)}
                  label={nomeCedula(valor)}
                  min={0}
                  max={QUANTIDADE_MAXIMA}
                />
              ))}
            </Grid>
            <Text size="lg" announce="status">
              Total contado: <strong className="it-tabular">{formatCentavos(totalContado(toContagem(dados)))}</strong>
            </Text>
            {erro && vazia === null && (
              <Alert kind="danger" announce>
                {erro}
              </Alert>
            )}
            <Button type="submit" loading={sending}>
              Registrar contagem
            </Button>
          </Stack>
        )}
      </SchemaForm>
      <GavetaVazia
        open={vazia !== null}
        sending={sending}
        onConfirm={() => vazia !== null && send(vazia)}
        onCancel={question.close}
      />
    </Card>
  );
}

interface GavetaVaziaProps {
  open: boolean;
  sending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether the drawer is empty. */
function GavetaVazia({ open, sending, onConfirm, onCancel }: GavetaVaziaProps) {
  return (
    <ConfirmDialog
      open={open}
      title="A gaveta está vazia?"
      confirmLabel="Registrar R$ 0,00"
      loading={sending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      Nenhuma nota nem moeda foi contada, nem as do fundo de troco. Confirme somente se não há dinheiro na gaveta.
    </ConfirmDialog>
  );
}
