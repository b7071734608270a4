import { useState } from 'react';
import {
  cedulas,
  QUANTIDADE_MAXIMA,
  semVazias,
  totalContado,
  type Cedula,
} from '../../../domain/agencia/caixa/cedulas';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { NumberStepper } from '../../../ui/NumberStepper/NumberStepper';
import { Stack } from '../../../ui/Stack/Stack';
import './relatorioFechamento.css';

/** `Notas de R$ 50`, `Moedas de R$ 0,25`: short enough for one line with its buttons. */
const nomeCedula = (valor: Cedula): string =>
  `${valor >= 200 ? 'Notas' : 'Moedas'} de ${formatCentavos(valor).replace(/,00$/, '')}`;

/** Blind count of the drawer: the expected amount is hidden until counted. */
export function Contagem({ caixaId, pausa }: { caixaId: string; pausa: boolean }) {
  const [quantidades, setQuantidades] = useState<Partial<Record<Cedula, number>>>({});
  const emit = useEmit();
  const { sending, erro } = useSubmission('caixa', { acoes: ['contar'] });
  const contadas = semVazias(
    cedulas.map((valorCentavos) => ({ valorCentavos, quantidade: quantidades[valorCentavos] ?? 0 })),
  );
  return (
    <Card title="Contagem da gaveta">
      <form
        noValidate
        aria-label="Contagem da gaveta"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) emit('AcaoCaixaEnviada', { acao: { tipo: 'contar', id: caixaId, cedulas: contadas } });
        }}
      >
        <Stack gap={6}>
          <p>
            {`Conte o dinheiro que está na gaveta, fundo de troco incluído. ${pausa ? 'Ao registrar a contagem o caixa é pausado, e o' : 'O'} valor esperado aparece depois.`}
          </p>
          <div className="it-fechamento__cedulas">
            {cedulas.map((valor) => (
              <NumberStepper
                key={valor}
                name={`cedula-${valor}`}
                label={nomeCedula(valor)}
                value={quantidades[valor] ?? 0}
                min={0}
                max={QUANTIDADE_MAXIMA}
                onChange={(quantidade) => setQuantidades((all) => ({ ...all, [valor]: quantidade }))}
              />
            ))}
          </div>
          <p className="it-fechamento__total" role="status">
            Total contado: <strong className="it-tabular">{formatCentavos(totalContado(contadas))}</strong>
          </p>
          {erro && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <Button type="submit" loading={sending}>
            Registrar contagem
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
