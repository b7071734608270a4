import { useRef } from 'react';
import { computeTroco, RECEBIDO_MAXIMO_CENTAVOS, recebidosProvaveis } from '../../../domain/agencia/balcao';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { Button } from '../../../ui/Button/Button';
import { MoneyInput } from '../../../ui/MoneyInput/MoneyInput';
import './balcao.css';
import { textosBalcao } from './textosBalcao';

export interface DinheiroProps {
  totalCentavos: number;
  /** Null before anything was typed. */
  recebidoCentavos: number | null;
  error: string | undefined;
  disabled: boolean;
  onChange: (centavos: number | null) => void;
}

/** Amount received, typed or chosen from suggestions, and the change. */
export function Dinheiro({ totalCentavos, recebidoCentavos, error, disabled, onChange }: DinheiroProps) {
  const received = useRef<HTMLDivElement>(null);
  // Focus returns to the field, where Enter submits; on the button it would press the note again.
  const take = (centavos: number) => {
    onChange(centavos);
    received.current?.querySelector('input')?.focus();
  };
  return (
    <div className="it-balcao__cash">
      <div ref={received} className="it-balcao__received">
        <MoneyInput
          name="recebido"
          label={textosBalcao.recebido}
          value={recebidoCentavos}
          max={RECEBIDO_MAXIMO_CENTAVOS}
          error={error}
          readOnly={disabled}
          required
          onChange={onChange}
        />
        <div role="group" aria-label={textosBalcao.sugestoes} className="it-balcao__notes">
          {recebidosProvaveis(totalCentavos).map((centavos, i) => (
            <Button key={centavos} variant="secondary" size="small" disabled={disabled} onClick={() => take(centavos)}>
              {i === 0 ? textosBalcao.exato : formatCentavos(centavos)}
            </Button>
          ))}
        </div>
      </div>
      <Troco totalCentavos={totalCentavos} recebidoCentavos={recebidoCentavos} />
    </div>
  );
}

function Troco({ totalCentavos, recebidoCentavos }: Pick<DinheiroProps, 'totalCentavos' | 'recebidoCentavos'>) {
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
