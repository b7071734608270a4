import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { Busca } from '../../../domain/viagens/links';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import type { Alternativa } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { selectAlternativas } from '../../../store/viagens/resultado';

export interface OutrosTerminaisProps {
  busca: Busca;
  consulta: ConsultaViagens;
}

/** Nearby terminals of that day; renders nothing without any. */
export function OutrosTerminais({ busca, consulta }: OutrosTerminaisProps) {
  const emit = useEmit();
  const alternativas = useAppSelector((state) => selectAlternativas(state, consulta));
  // The return is bound to the chosen outbound, so its ends are fixed.
  const isVolta = consulta.localidadeOrigem !== busca.localidadeOrigem;
  if (isVolta || alternativas.length === 0) return null;
  const go = ({ origem, destino }: Alternativa) =>
    emit('BuscaEnviada', { busca: { ...busca, localidadeOrigem: origem.id, localidadeDestino: destino.id } });
  return (
    <section className="it-results__others" aria-labelledby="outros-terminais">
      <h2 id="outros-terminais" className="it-results__others-title">
        Outros terminais
      </h2>
      <ul className="it-results__others-list">
        {alternativas.map((one) => (
          <li key={`${one.origem.id} ${one.destino.id}`}>
            <button type="button" className="it-results__other" onClick={() => go(one)}>
              <strong>{placesOf(one, consulta)}</strong>{' '}
              <span>
                {one.viagens === 1 ? '1 viagem' : `${one.viagens} viagens`} a partir de{' '}
                {formatCentavos(one.menorPrecoCentavos)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names only the end that differs. */
function placesOf({ origem, destino, distanciaKm }: Alternativa, consulta: ConsultaViagens): string {
  const from = origem.id !== consulta.localidadeOrigem && `Saindo de ${nomeLocalidade(origem)} – ${origem.terminal}`;
  const to = destino.id !== consulta.localidadeDestino && `Chegando a ${nomeLocalidade(destino)} – ${destino.terminal}`;
  // Distances within a city are meaningless.
  return `${[from, to].filter(Boolean).join('; ')}${distanciaKm > 0 ? ` (${distanciaKm} km)` : ''}`;
}
