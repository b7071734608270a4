import { useMemo, type ReactNode } from 'react';
import { opcoesDosFiltros } from '../../../domain/viagens/filtros';
import { criterios, type CriterioFiltro, type Filtros, type Ordem } from '../../../domain/viagens/filtrosLink';
import type { Percurso } from '../../../domain/viagens/percurso';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { FilterGroup } from '../../../ui/FilterGroup/FilterGroup';
import { FilterPanel } from '../../../ui/FilterPanel/FilterPanel';
import { textoEncontradas } from './textoEncontradas';
import { msg, t, translated } from '../../../words/t';

export interface FiltrosViagemProps {
  viagens: readonly Percurso[];
  filtros: Filtros;
  ordem: Ordem;
  /** Number of departures that the filters leave. */
  quantidade: number;
  /** Rendered after the groups. */
  children?: ReactNode;
}

const titulos: Record<CriterioFiltro, string> = {
  classes: msg('Classe'),
  periodos: msg('Horário de saída'),
  precos: msg('Preço'),
  terminais: msg('Terminal de embarque'),
  beneficios: msg('Gratuidades'),
};

/** Filters of the day's departures; each option shows the number it would leave. */
export function FiltrosViagem({ viagens, filtros, ordem, quantidade, children }: FiltrosViagemProps) {
  const chosenCount = criterios.reduce((count, criterio) => count + filtros[criterio].length, 0);
  return (
    <FilterPanel
      chosenCount={chosenCount}
      found={textoEncontradas(quantidade)}
      done={t('{n, plural, =1 {Ver 1 viagem} other {Ver {n} viagens}}', { n: quantidade })}
    >
      <Criterios {...{ viagens, filtros, ordem }} />
      {children}
    </FilterPanel>
  );
}

/** The groups, which are counted when they are shown: a phone has them in a sheet. */
function Criterios({ viagens, filtros, ordem }: Pick<FiltrosViagemProps, 'viagens' | 'filtros' | 'ordem'>) {
  const emit = useEmit();
  const clock = useClock();
  const opcoes = useMemo(() => opcoesDosFiltros(viagens, filtros, clock.now().getTime()), [viagens, filtros, clock]);
  return criterios.map((criterio) => {
    const options = opcoes[criterio];
    // A filter without alternatives is hidden; a single gratuity option already distinguishes trips.
    const isChoice = options.length > (criterio === 'beneficios' ? 0 : 1) || filtros[criterio].length > 0;
    if (!isChoice) return null;
    return (
      <FilterGroup
        key={criterio}
        name={criterio}
        label={translated(titulos[criterio])}
        options={options.map(({ valor, rotulo, quantidade }) => ({
          value: valor,
          label: rotulo,
          count: quantidade,
        }))}
        chosen={filtros[criterio]}
        onChange={(valores) => emit('FiltrosAlterados', { filtros: { ...filtros, [criterio]: valores }, ordem })}
      />
    );
  });
}
