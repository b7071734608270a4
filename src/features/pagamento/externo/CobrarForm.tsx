import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { opcoesParcelas } from '../../../domain/pagamento/cartao';
import { LINK_MINUTOS, TERMINAL_MINUTOS } from '../../../domain/pagamento/cobrancaExterna';
import {
  isDebitoNoTerminal,
  toCobranca,
  toDadosCobranca,
  type DadosCobranca,
} from '../../../domain/pagamento/formulariosPagamento';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { PagamentoExterno } from '../../../domain/wire/pagamento/cobrancaExterna';
import { useEmit } from '../../../events/useEmit';
import { useSubmission } from '../../../store/useSubmission';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormSelect } from '../../../ui/form/FormSelect';
import { SchemaForm } from '../../../ui/form/SchemaForm';
import { Stack } from '../../../ui/Stack/Stack';

const meios = [
  { value: 'link', label: 'Link de pagamento' },
  { value: 'terminal', label: 'Maquininha' },
];
const tipos = [
  { value: 'credito', label: 'Crédito' },
  { value: 'debito', label: 'Débito' },
];

const explicacaoDe: Record<DadosCobranca['meio'], string> = {
  link: `O link vale ${LINK_MINUTOS} minutos, e as poltronas esperam por ele. Quem paga escolhe crédito ou débito, numa página da adquirente.`,
  terminal: `A cobrança aparece na maquininha e vale ${TERMINAL_MINUTOS} minutos.`,
};

export interface CobrarFormProps {
  pagamento: PagamentoExterno;
}

/** Form of a charge; a counter sale preselects the method in the address. The amount is the order's. */
export function CobrarForm({ pagamento }: CobrarFormProps) {
  const emit = useEmit();
  const { sending } = useSubmission('cobrancaExterna');
  const pedido = new URLSearchParams(useLocation().search).get('meio');
  const [initialValues] = useState(() => toDadosCobranca(pedido));
  const { impedimento, totalCentavos } = pagamento;
  if (impedimento !== null) return pagamento.cobrancas.length > 0 ? null : <Alert kind="info">{impedimento}</Alert>;
  const schema = () =>
    import(/* webpackChunkName: "esquema-pagamento" */ '../../../domain/pagamento/formulariosPagamentoSchema').then(
      (module) => module.cobrancaSchema(totalCentavos),
    );
  return (
    <Card title="Nova cobrança">
      <SchemaForm<DadosCobranca>
        label="Nova cobrança"
        schema={schema}
        initialValues={initialValues}
        sending={sending}
        onSubmit={(dados) => emit('CobrancaExternaPedida', { cobranca: toCobranca(dados) })}
      >
        {(dados) => <Campos dados={dados} totalCentavos={totalCentavos} />}
      </SchemaForm>
    </Card>
  );
}

interface CamposProps {
  dados: DadosCobranca;
  totalCentavos: number;
}

function Campos({ dados, totalCentavos }: CamposProps) {
  const { sending, erro } = useSubmission('cobrancaExterna');
  const { meio } = dados;
  return (
    <Stack gap={4}>
      <FormRadioGroup name="meio" label="Como cobrar" layout="cards" options={meios} />
      {meio === 'terminal' && <FormRadioGroup name="tipo" label="Cartão" options={tipos} />}
      {!isDebitoNoTerminal(dados) && (
        <Stack width={20}>
          <FormSelect
            name="parcelas"
            label={meio === 'link' ? 'Parcelar em até' : 'Parcelas'}
            options={opcoesParcelas(totalCentavos).map(({ parcelas: times, valorCentavos }) => ({
              value: `${times}`,
              label: times === 1 ? 'À vista' : `${times}x de ${formatCentavos(valorCentavos)}`,
            }))}
          />
        </Stack>
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
  );
}
