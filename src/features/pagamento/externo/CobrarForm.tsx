import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { opcoesParcelas, type TipoCartao } from '../../../domain/pagamento/cartao';
import { LINK_MINUTOS, TERMINAL_MINUTOS } from '../../../domain/pagamento/cobrancaExterna';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { PagamentoExterno } from '../../../domain/wire/pagamento/cobrancaExterna';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { Select } from '../../../ui/Select/Select';
import { Stack } from '../../../ui/Stack/Stack';

type Meio = 'link' | 'terminal';

const meios = [
  { value: 'link', label: 'Link de pagamento' },
  { value: 'terminal', label: 'Maquininha' },
];
const tipos = [
  { value: 'credito', label: 'Crédito' },
  { value: 'debito', label: 'Débito' },
];

const explicacaoDe: Record<Meio, string> = {
  link: `O link vale ${LINK_MINUTOS} minutos, e as poltronas esperam por ele. Quem paga escolhe crédito ou débito, numa página da adquirente.`,
  terminal: `A cobrança aparece na maquininha e vale ${TERMINAL_MINUTOS} minutos.`,
};

interface ParcelasFieldProps {
  meio: Meio;
  totalCentavos: number;
  value: string;
  onChange: (parcelas: string) => void;
}

function ParcelasField({ meio, totalCentavos, value, onChange }: ParcelasFieldProps) {
  return (
    <div className="it-pagamento-externo__parcelas">
      <Select
        name="parcelas"
        label={meio === 'link' ? 'Parcelar em até' : 'Parcelas'}
        options={opcoesParcelas(totalCentavos).map(({ parcelas, valorCentavos }) => ({
          value: `${parcelas}`,
          label: parcelas === 1 ? 'À vista' : `${parcelas}x de ${formatCentavos(valorCentavos)}`,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** Form of a charge; a counter sale preselects the method in the address. The amount is the order's. */
export function CobrarForm({ pagamento }: { pagamento: PagamentoExterno }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('cobrancaExterna');
  const pedido = new URLSearchParams(useLocation().search).get('meio');
  const [meio, setMeio] = useState<Meio>(pedido === 'debito' || pedido === 'credito' ? 'terminal' : 'link');
  const [tipo, setTipo] = useState<TipoCartao>(pedido === 'debito' ? 'debito' : 'credito');
  const [parcelas, setParcelas] = useState('1');
  const { impedimento, totalCentavos } = pagamento;
  if (impedimento !== null) return pagamento.cobrancas.length > 0 ? null : <Alert kind="info">{impedimento}</Alert>;
  const isDebit = meio === 'terminal' && tipo === 'debito';
  const count = isDebit ? 1 : Number(parcelas);
  const charge = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    emit('CobrancaExternaPedida', {
      cobranca: meio === 'link' ? { meio, parcelas: count } : { meio, tipo, parcelas: count },
    });
  };
  return (
    <Card title="Nova cobrança">
      <form aria-label="Nova cobrança" onSubmit={charge}>
        <Stack gap={4}>
          <RadioGroup
            name="meio"
            label="Como cobrar"
            layout="cards"
            options={meios}
            value={meio}
            onChange={(value) => setMeio(value === 'terminal' ? 'terminal' : 'link')}
          />
          {meio === 'terminal' && (
            <RadioGroup
              name="tipo"
              label="Cartão"
              options={tipos}
              value={tipo}
              onChange={(value) => setTipo(value === 'debito' ? 'debito' : 'credito')}
            />
          )}
          {!isDebit && (
            <ParcelasField meio={meio} totalCentavos={totalCentavos} value={parcelas} onChange={setParcelas} />
          )}
          <p>{explicacaoDe[meio]}</p>
          {erro !== null && (
            <Alert kind="danger" announce>
              {erro}
            </Alert>
          )}
          <div>
            <Button type="submit" loading={sending}>
              {meio === 'link' ? 'Gerar link' : 'Enviar para a maquininha'}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
