import { useState } from 'react';
import { formatCentavos } from '../../domain/dinheiro';
import { useEmit } from '../../events/useEmit';
import { Button } from '../../ui/Button/Button';
import { CardIcon } from '../../ui/icons/CardIcon';
import { PixIcon } from '../../ui/icons/PixIcon';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup';
import { Stack } from '../../ui/Stack/Stack';

export interface PagamentoStepProps {
  totalCentavos: number | null;
  /** Off where only the order was found again: its passengers stand. */
  canGoBack: boolean;
}

/** How to pay. */
export function PagamentoStep({ totalCentavos, canGoBack }: PagamentoStepProps) {
  const emit = useEmit();
  const [forma, setForma] = useState('pix');
  return (
    <Stack gap={6}>
      <RadioGroup
        name="formaPagamento"
        label="Como você quer pagar?"
        layout="cards"
        value={forma}
        onChange={setForma}
        options={[
          {
            value: 'pix',
            label: 'Pix',
            icon: <PixIcon />,
            description: 'O bilhete sai assim que o pagamento cai, em geral em segundos.',
          },
          {
            value: 'cartao',
            label: 'Cartão de crédito',
            icon: <CardIcon />,
            description: 'Cartão indisponível neste momento. Pague com Pix.',
            disabled: true,
          },
        ]}
      />
      {totalCentavos !== null && (
        <p>
          Você vai pagar <strong>{formatCentavos(totalCentavos)}</strong>, com todas as taxas.
        </p>
      )}
      {canGoBack && (
        <div>
          <Button variant="quiet" onClick={() => emit('EtapaCompraVoltada')}>
            Voltar aos passageiros
          </Button>
        </div>
      )}
    </Stack>
  );
}
