import { useState } from 'react';
import { opcoesFiltro, type CriterioFiltro, type Filtros, type Ordem } from '../../domain/filtros';
import type { Viagem } from '../../domain/wire/viagens';
import { useEmit } from '../../events/useEmit';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { FilterIcon } from '../../ui/icons/FilterIcon';
import './FiltrosViagem.css';

export interface FiltrosViagemProps {
  viagens: readonly Viagem[];
  filtros: Filtros;
  ordem: Ordem;
}

const titulos: Record<CriterioFiltro, string> = {
  classes: 'Classe',
  periodos: 'Horário de saída',
  terminais: 'Terminal de embarque',
};
const criterios = Object.keys(titulos) as CriterioFiltro[];

/** Narrows the departures of the day; each choice says how many it would leave. Folded away on a phone. */
export function FiltrosViagem({ viagens, filtros, ordem }: FiltrosViagemProps) {
  const [open, setOpen] = useState(false);
  const chosen = criterios.reduce((count, criterio) => count + filtros[criterio].length, 0);
  return (
    <div role="group" aria-label="Filtros" className="it-filters" data-open={open}>
      <button type="button" className="it-filters__toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <FilterIcon /> {chosen > 0 ? `Filtrar (${chosen})` : 'Filtrar'}
      </button>
      <div className="it-filters__criteria">
        {criterios.map((criterio) => (
          <Criterio key={criterio} criterio={criterio} viagens={viagens} filtros={filtros} ordem={ordem} />
        ))}
      </div>
    </div>
  );
}

function Criterio({ criterio, viagens, filtros, ordem }: FiltrosViagemProps & { criterio: CriterioFiltro }) {
  const emit = useEmit();
  const opcoes = opcoesFiltro(viagens, filtros, criterio);
  const toggle = (valor: string, isChosen: boolean) => {
    const others = filtros[criterio].filter((one) => one !== valor);
    emit('FiltrosAlterados', { filtros: { ...filtros, [criterio]: isChosen ? [...others, valor] : others }, ordem });
  };
  return (
    <fieldset className="it-filters__criterion">
      <legend>{titulos[criterio]}</legend>
      {opcoes.map(({ valor, rotulo, quantidade }) => (
        <Checkbox
          key={valor}
          name={`${criterio}-${valor}`}
          label={`${rotulo} (${quantidade})`}
          checked={filtros[criterio].includes(valor)}
          onChange={(isChosen) => toggle(valor, isChosen)}
        />
      ))}
    </fieldset>
  );
}
