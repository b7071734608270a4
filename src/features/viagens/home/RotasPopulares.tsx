import { addDias, hoje } from '../../../domain/base/data';
import { rotasPopulares, type RotaPopular } from '../../../domain/viagens/rotasPopulares';
import { useEmit } from '../../../events/useEmit';
import { ArrowRightIcon } from '../../../ui/icons/ArrowRightIcon';
import './HomePage.css';

/** Popular routes, each leading to tomorrow's departures. */
export function RotasPopulares() {
  const emit = useEmit();
  const search = ({ origem, destino }: RotaPopular) =>
    emit('BuscaEnviada', {
      busca: {
        idaVolta: false,
        localidadeOrigem: origem.id,
        localidadeDestino: destino.id,
        dataPartida: addDias(hoje(), 1),
        dataVolta: null,
      },
    });
  return (
    <section className="it-home__section" aria-labelledby="rotas-populares">
      <h2 id="rotas-populares" className="it-home__title">
        Para onde o Brasil vai
      </h2>
      <ul className="it-home__routes">
        {rotasPopulares.map((rota) => (
          <li key={`${rota.origem.id}-${rota.destino.id}`}>
            <button type="button" className="it-home__route" onClick={() => search(rota)}>
              <span className="it-home__from">{rota.origem.nome}</span>
              <ArrowRightIcon size={18} title="para" />
              <span className="it-home__to">{rota.destino.nome}</span>
              <span className="it-home__when">Ver partidas de amanhã</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
