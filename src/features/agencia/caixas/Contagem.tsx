import { cedulas, QUANTIDADE_MAXIMA, totalContado, type Cedula } from '../../../domain/agencia/caixa/cedulas';
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
import { FormNumberStepper } from '../../../ui/form/FormNumberStepper';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Grid } from '../../../ui/Grid/Grid';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';

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
  const { sending, erro } = useSubmission('caixa', { acoes: ['contar'] });
  return (
    <Card title="Contagem da gaveta">
      <SchemaForm<DadosContagem>
        label="Contagem da gaveta"
        schema={schema}
        initialValues={contagemVazia}
        sending={sending}
        onSubmit={(dados) =>
          emit('AcaoCaixaEnviada', { acao: { tipo: 'contar', id: caixaId, cedulas: toContagem(dados) } })
        }
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
            {erro && (
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
    </Card>
  );
}
