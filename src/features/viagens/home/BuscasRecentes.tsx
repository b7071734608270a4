import { addDias, hoje } from '../../../domain/base/data';
import type { BuscaRecente } from '../../../domain/viagens/buscasRecentes';
import { useEmit } from '../../../events/useEmit';
import { useLocalidadeQuery } from '../../../store/api/localidades';
import { selectRecentes } from '../../../store/viagens/busca';
import { useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/Button/Button';
import { ArrowRightIcon } from '../../../ui/icons/ArrowRightIcon';

/** Recent searches of this device, each leading to tomorrow's departures, with a button to clear them. */
export function BuscasRecentes() {
  const emit = useEmit();
  const recentes = useAppSelector(selectRecentes);
  const forget = () => {
    emit('LimparDadosDePesquisa');
    // Focus moves to the page, since the button disappears with its section.
    document.querySelector('main')?.focus();
  };
  if (recentes.length === 0) return null;
  return (
    <section className="it-home__section" aria-labelledby="buscas-recentes">
      <div className="it-home__head">
        <h2 id="buscas-recentes" className="it-home__title">
          Suas últimas buscas
        </h2>
        <Button variant="quiet" size="small" onClick={forget}>
          Limpar buscas
        </Button>
      </div>
      <ul className="it-home__routes">
        {recentes.map((recente) => (
          <Recente key={`${recente.localidadeOrigem}-${recente.localidadeDestino}`} recente={recente} />
        ))}
      </ul>
    </section>
  );
}

/** A recent search; only ids are stored, so an unknown place renders nothing. */
function Recente({ recente }: { recente: BuscaRecente }) {
  const emit = useEmit();
  const origem = useLocalidadeQuery(recente.localidadeOrigem).currentData;
  const destino = useLocalidadeQuery(recente.localidadeDestino).currentData;
  if (!origem || !destino) return null;
  const dataPartida = addDias(hoje(), 1);
  return (
    <li>
      <button
        type="button"
        className="it-home__route"
        onClick={() => emit('BuscaEnviada', { busca: { ...recente, idaVolta: false, dataPartida, dataVolta: null } })}
      >
        <span className="it-home__from">{origem.nome}</span>
        <ArrowRightIcon size={18} title="para" />
        <span className="it-home__to">{destino.nome}</span>
        <span className="it-home__when">Buscar de novo para amanhã</span>
      </button>
    </li>
  );
}
