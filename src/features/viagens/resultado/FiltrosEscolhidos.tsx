import { useEffect, useRef } from 'react';
import { rotuloFiltro } from '../../../domain/viagens/filtros';
import { criterios, semFiltros, type Filtros, type Ordem } from '../../../domain/viagens/filtrosLink';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';
import { Inline } from '../../../ui/Inline/Inline';
import { t } from '../../../words/t';

export interface FiltrosEscolhidosProps {
  filtros: Filtros;
  ordem: Ordem;
  /** Called when the last filter is removed together with the focused button. */
  onEmptied: () => void;
}

/** Active filters, each removable, with a button to clear all. */
export function FiltrosEscolhidos({ filtros, ordem, onEmptied }: FiltrosEscolhidosProps) {
  const emit = useEmit();
  const group = useRef<HTMLDivElement>(null);
  const isRemoving = useRef(false);
  const chosen = criterios.flatMap((criterio) => filtros[criterio].map((valor) => ({ criterio, valor })));
  const count = chosen.length;
  // The pressed button disappears with its filter; focus moves to the next one.
  useEffect(() => {
    if (!isRemoving.current) return;
    isRemoving.current = false;
    const next = group.current?.querySelector('button');
    if (next) next.focus();
    else onEmptied();
  }, [count, onEmptied]);
  const change = (next: Filtros) => {
    isRemoving.current = true;
    emit('FiltrosAlterados', { filtros: next, ordem });
  };
  if (count === 0) return null;
  return (
    <div ref={group} role="group" aria-label={t('Filtros escolhidos')}>
      <Inline gap={2}>
        {chosen.map(({ criterio, valor }) => (
          <Chip
            key={`${criterio} ${valor}`}
            label={rotuloFiltro(criterio, valor)}
            onRemove={() => change({ ...filtros, [criterio]: filtros[criterio].filter((one) => one !== valor) })}
          />
        ))}
        <Button variant="quiet" size="small" onClick={() => change(semFiltros)}>
          {t('Limpar filtros')}
        </Button>
      </Inline>
    </div>
  );
}
