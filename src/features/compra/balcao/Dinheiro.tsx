import { useRef } from 'react';
import { computeTroco, RECEBIDO_MAXIMO_CENTAVOS, recebidosProvaveis } from '../../../domain/agencia/balcao';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { Button } from '../../../ui/Button/Button';
import { useFormField } from '../../../ui/form/useFormField';
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput';
import './balcao.css';
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
    <div className="it-balcao__cash">
      <div ref={received} className="it-balcao__received">
        <MoneyInput
          {...field}
          label={textosBalcao.recebido}
          max={RECEBIDO_MAXIMO_CENTAVOS}
          readOnly={disabled}
          required
        />
        <div role="group" aria-label={textosBalcao.sugestoes} className="it-balcao__notes">
          {recebidosProvaveis(totalCentavos).map((centavos, i) => (
            <Button key={centavos} variant="secondary" size="small" disabled={disabled} onClick={() => take(centavos)}>
              {i === 0 ? textosBalcao.exato : formatCentavos(centavos)}
            </Button>
          ))}
        </div>
      </div>
      <Troco totalCentavos={totalCentavos} recebidoCentavos={field.value} />
    </div>
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
    <div className="it-balcao__sums">
      <p>
        <span>Total</span> <strong className="it-tabular">{formatCentavos(totalCentavos)}</strong>
      </p>
      <p className="it-balcao__change" role="status" data-short={isShort || undefined}>
        <span>{isShort ? textosBalcao.falta : textosBalcao.troco}</span>{' '}
        <strong className="it-tabular">{formatCentavos(isShort ? faltaCentavos : trocoCentavos)}</strong>
      </p>
    </div>
  );
}
