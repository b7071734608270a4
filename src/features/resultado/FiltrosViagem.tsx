import { opcoesFiltro, type CriterioFiltro, type Filtros, type Ordem } from '../../domain/filtros';
import type { Viagem } from '../../domain/wire/viagens';
import { useEmit } from '../../events/useEmit';
import { FilterGroup } from '../../ui/FilterGroup/FilterGroup';
import { FilterPanel } from '../../ui/FilterPanel/FilterPanel';

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
  const chosenCount = criterios.reduce((count, criterio) => count + filtros[criterio].length, 0);
  return (
    <FilterPanel chosenCount={chosenCount}>
      {criterios.map((criterio) => (
        <FilterGroup
          key={criterio}
          name={criterio}
          label={titulos[criterio]}
          options={opcoesFiltro(viagens, filtros, criterio).map(({ valor, rotulo, quantidade }) => ({
            value: valor,
            label: rotulo,
            count: quantidade,
          }))}
          chosen={filtros[criterio]}
          onChange={(valores) => emit('FiltrosAlterados', { filtros: { ...filtros, [criterio]: valores }, ordem })}
        />
      ))}
    </FilterPanel>
  );
}
