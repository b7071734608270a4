import { useState } from 'react';
import { VALOR_MAXIMO } from '../../../domain/agencia/caixa/textos';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput';
import { Stack } from '../../../ui/Stack/Stack';

/** Opens a till with its float. */
export function AbrirCaixa() {
  const [fundo, setFundo] = useState<number | null>(null);
  const [tentou, setTentou] = useState(false);
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: ['abrir'] });
  return (
    <Card title="Abrir caixa">
      <form
        noValidate
        aria-label="Abrir caixa"
        onSubmit={(event) => {
          event.preventDefault();
          setTentou(true);
          if (fundo !== null && !sending) emit('AcaoCaixaEnviada', { acao: { tipo: 'abrir', fundoCentavos: fundo } });
        }}
      >
        <Stack gap={4}>
          <p>Conte o dinheiro que já está na gaveta. As vendas entram no caixa a partir da abertura.</p>
          <MoneyInput
            name="fundo"
            label="Fundo de troco"
            hint="Sem dinheiro na gaveta, informe zero."
            value={fundo}
            max={VALOR_MAXIMO}
            error={tentou && fundo === null ? 'Informe o fundo de troco' : undefined}
            required
            onChange={setFundo}
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
      </form>
    </Card>
  );
}
