import { opcoesFiltro, type CriterioFiltro, type Filtros, type Ordem } from '../../domain/filtros';
import type { Viagem } from '../../domain/wire/viagens';
import { useEmit } from '../../events/useEmit';
import { Checkbox } from '../../ui/Checkbox/Checkbox';

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

/** Narrows the departures of the day; each choice says how many it would leave. */
export function FiltrosViagem({ viagens, filtros, ordem }: FiltrosViagemProps) {
  const emit = useEmit();
  const toggle = (criterio: CriterioFiltro, valor: string, chosen: boolean) => {
    const others = filtros[criterio].filter((one) => one !== valor);
    emit('FiltrosAlterados', { filtros: { ...filtros, [criterio]: chosen ? [...others, valor] : others }, ordem });
  };
  return (
    <div role="group" aria-label="Filtros" className="it-results__filters">
      {criterios.map((criterio) => (
        <fieldset key={criterio} className="it-results__criterion">
          <legend>{titulos[criterio]}</legend>
          {opcoesFiltro(viagens, filtros, criterio).map(({ valor, rotulo, quantidade }) => (
            <Checkbox
              key={valor}
              name={`${criterio}-${valor}`}
              label={`${rotulo} (${quantidade})`}
              checked={filtros[criterio].includes(valor)}
              onChange={(chosen) => toggle(criterio, valor, chosen)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
