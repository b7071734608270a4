import { useRef } from 'react';
import { computeTroco, RECEBIDO_MAXIMO_CENTAVOS, recebidosProvaveis } from '../../../domain/agencia/balcao';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { AmountBox } from '../../../ui/AmountBox/AmountBox';
import { Button } from '../../../ui/Button/Button';
import { useFormField } from '../../../ui/form/submit/useFormField';
import { Columns } from '../../../ui/Columns/Columns';
import { Inline } from '../../../ui/Inline/Inline';
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput';
import { Stack } from '../../../ui/Stack/Stack';
import { textosBalcao } from './textosBalcao';

export interface DinheiroProps {
  totalCentavos: number;
  disabled: boolean;
}

/** Amount received, typed or chosen from suggestions, and the change. */
export function Dinheiro({ totalCentavos, disabled }: DinheiroProps) {
  const field = useFormField<number | null>('recebido', null);
  const received = useRef<HTMLDivElement>(null);
  // Focus returns to the field, where Enter submits; on the button it would press the note again.
  const take = (centavos: number) => {
    field.onChange(centavos);
    received.current?.querySelector('input')?.focus();
  };
  return (
    <Columns shape="even" gap={5}>
      <div ref={received}>
        <Stack gap={3}>
          <MoneyInput
            {...field}
            label={textosBalcao.recebido}
            max={RECEBIDO_MAXIMO_CENTAVOS}
            readOnly={disabled}
            required
          />
          <div role="group" aria-label={textosBalcao.sugestoes}>
            <Inline gap={2}>
              {recebidosProvaveis(totalCentavos).map((centavos, i) => (
                <Button
                  key={centavos}
                  variant="secondary"
                  size="small"
                  disabled={disabled}
                  onClick={() => take(centavos)}
                >
                  {i === 0 ? textosBalcao.exato : formatCentavos(centavos)}
                </Button>
              ))}
            </Inline>
          </div>
        </Stack>
      </div>
      <Troco totalCentavos={totalCentavos} recebidoCentavos={field.value} />
    </Columns>
  );
}

interface TrocoProps {
  totalCentavos: number;
  /** Null before anything was typed. */
  recebidoCentavos: number | null;
}

function Troco({ totalCentavos, recebidoCentavos }: TrocoProps) {
  const { trocoCentavos, faltaCentavos } = computeTroco(totalCentavos, recebidoCentavos ?? 0);
  const isShort = recebidoCentavos !== null && faltaCentavos > 0;
  return (
    <AmountBox
      lines={[
        { label: 'Total', amount: formatCentavos(totalCentavos) },
        {
          label: isShort ? textosBalcao.falta : textosBalcao.troco,
          amount: formatCentavos(isShort ? faltaCentavos : trocoCentavos),
          strong: true,
          short: isShort,
          announce: true,
        },
      ]}
    />
  );
}
