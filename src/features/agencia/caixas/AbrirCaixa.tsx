import type { DadosAbertura } from '../../../domain/agencia/caixa/formulariosCaixa';
import { VALOR_MAXIMO } from '../../../domain/agencia/caixa/textos';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const schema = () =>
  import(/* webpackChunkName: "esquema-agencia" */ '../../../domain/agencia/caixa/formulariosCaixaSchema').then(
    (module) => module.aberturaSchema,
  );
const initialValues: DadosAbertura = { fundo: null };

/** Opens a till with its float. */
export function AbrirCaixa() {
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: ['abrir'] });
  return (
    <Card title="Abrir caixa">
      <SchemaForm<DadosAbertura>
        label="Abrir caixa"
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={({ fundo }) => emit('AcaoCaixaEnviada', { acao: { tipo: 'abrir', fundoCentavos: fundo ?? 0 } })}
      >
        <Stack gap={4}>
          <p>Conte o dinheiro que já está na gaveta. As vendas entram no caixa a partir da abertura.</p>
          <FormMoneyInput
            name="fundo"
            label="Fundo de troco"
            hint="Sem dinheiro na gaveta, informe zero."
            max={VALOR_MAXIMO}
            required
          />
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <Button type="submit" loading={sending}>
            Abrir caixa
          </Button>
        </Stack>
      </SchemaForm>
    </Card>
  );
}
