import { nomeLocalidade } from '../../domain/camposBusca';
import { diasEntre } from '../../domain/data';
import type { Parada } from '../../domain/wire/viagens';
import './StopsTimeline.css';

/** The stops in their order, each with the hour of its own place. */
export function StopsTimeline({ paradas }: { paradas: readonly Parada[] }) {
  const first = paradas[0];
  return (
    <ol className="it-stops" role="list">
      {paradas.map(({ localidade, dia, hora, instante }) => (
        <li key={localidade.id} className="it-stops__stop">
          <time className="it-stops__time it-tabular" dateTime={instante}>
            {hora}
            {first && dayMark(diasEntre(first.dia, dia))}
          </time>
          <span className="it-stops__place">
            <strong>{nomeLocalidade(localidade)}</strong>
            <span className="it-stops__terminal">{localidade.terminal}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const dayMark = (days: number): string => {
  if (days === 0) return '';
  return days === 1 ? ' +1 dia' : ` +${days} dias`;
};
