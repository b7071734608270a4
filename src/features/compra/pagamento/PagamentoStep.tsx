import type { ComponentType } from 'react';
import { tiposCartao, type FormaPagamento } from '../../../domain/pagamento/cartao';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { useEmit } from '../../../events/useEmit';
import { useMeiosQuery } from '../../../store/api/meios';
import { selectCompra } from '../../../store/compra/compra';
import { useAppSelector } from '../../../store/hooks';
import { CardIcon } from '../../../ui/icons/CardIcon';
import { PixIcon } from '../../../ui/icons/PixIcon';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup';
import { Stack } from '../../../ui/Stack/Stack';
import { rich } from '../../../words/rich';
import { msg, t, translated } from '../../../words/t';

export interface PagamentoStepProps {
  totalCentavos: number | null;
  /** The card payment, loaded when a card is chosen. */
  Cartao: ComponentType;
}

const formas = [
  {
    value: 'pix',
    label: msg('Pix'),
    icon: <PixIcon />,
    description: msg('O bilhete sai assim que o pagamento cai, em geral em segundos.'),
  },
  {
    value: 'credito',
    label: msg('Cartão de crédito'),
    icon: <CardIcon />,
    description: msg('À vista ou em até 12 vezes sem juros. O bilhete sai na hora.'),
  },
  {
    value: 'debito',
    label: msg('Cartão de débito'),
    icon: <CardIcon />,
    description: msg('O seu banco pede uma confirmação. O bilhete sai na hora.'),
  },
];

/** Polling interval of an unavailable payment method. */
const MEIOS_MS = 30_000;

const toForma = (value: string): FormaPagamento => tiposCartao.find((tipo) => tipo === value) ?? 'pix';

/** Choice of the payment method, disabled during a card payment. */
export function PagamentoStep({ totalCentavos, Cartao }: PagamentoStepProps) {
  const emit = useEmit();
  const { forma, envio } = useAppSelector(selectCompra);
  const paying = envio === 'pagando';
  const { data: meios } = useMeiosQuery(undefined, { pollingInterval: MEIOS_MS, refetchOnMountOrArgChange: true });
  return (
    <Stack gap={6}>
      <RadioGroup
        name="formaPagamento"
        label={t('Como você quer pagar?')}
        layout="cards"
        value={forma}
        onChange={(value) => emit('FormaPagamentoEscolhida', { forma: toForma(value) })}
        options={formas.map((forma) => {
          const option = { ...forma, label: translated(forma.label), description: translated(forma.description) };
          // An unavailable method is disabled and shows the reason.
          const motivo = option.value === 'pix' ? meios?.pix.motivo : null;
          if (motivo) return { ...option, disabled: true, description: translated(motivo) };
          return { ...option, disabled: paying, ...(option.value !== 'pix' && { content: <Cartao /> }) };
        })}
      />
      {totalCentavos !== null && (
        <p>
          {rich('Você vai pagar <b>{valor}</b>, com todas as taxas.', {
            b: (words) => <strong>{words}</strong>,
            valor: formatCentavos(totalCentavos),
          })}
        </p>
      )}
    </Stack>
  );
}
