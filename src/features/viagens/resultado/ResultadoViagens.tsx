import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isDepoisDaIda } from '../../../domain/compra/sentidos/regrasDosSentidos';
import { filterViagens, rotulosOrdem, sortViagens } from '../../../domain/viagens/filtros';
import { ordens, parseFiltros, type Ordem } from '../../../domain/viagens/filtrosLink';
import type { Busca } from '../../../domain/viagens/links';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import { leituraMaisAntiga, textoDaLeitura } from '../../../domain/viagens/leitura';
import type { Percurso } from '../../../domain/viagens/percurso';
import { useEmit } from '../../../events/useEmit';
import { useClock } from '../../../store/clock';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { FilteredList } from '../../../ui/ListBar/FilteredList';
import { Select } from '../../../ui/Select/Select';
import { Text } from '../../../ui/Text/Text';
import { TripListSkeleton } from '../../../ui/TripList/TripListSkeleton';
import { FalhaViagens } from './FalhaViagens';
import { FiltrosEscolhidos } from './FiltrosEscolhidos';
import { FiltrosViagem } from './FiltrosViagem';
import { ListaViagens, type ListaViagensProps } from './ListaViagens';
import { OutrosTerminais } from './OutrosTerminais';
import { SemViagens } from './SemViagens';
import { textoEncontradas } from './textoEncontradas';
import type { IdaVista } from './useIdaEscolhida';
import { usePercursos } from './usePercursos';
import { t, translated } from '../../../words/t';

/** Parts of the list that the app hands in. */
export type PartesDaLista = Pick<ListaViagensProps, 'Olhar' | 'Espera' | 'Classes'>;

export interface ResultadoViagensProps extends PartesDaLista {
  busca: Busca;
  consulta: ConsultaViagens;
  primeiroDia: string;
  /** The way out that a return follows; null on the list of the way out. */
  ida: IdaVista | null;
}

/** Panel of the day's tab: the journeys, or the reason for none. */
export function ResultadoViagens({ busca, consulta, primeiroDia, ida, ...partes }: ResultadoViagensProps) {
  const emit = useEmit();
  const isPast = consulta.dataPartida < primeiroDia;
  const { percursos: doDia, error, retry } = usePercursos(consulta, { skip: isPast });
  const percursos = useMemo(() => (ida?.isLoading ? undefined : doDia && afterIda(doDia, ida)), [doDia, ida]);
  // Alternatives load after the list, for each list.
  const isLoaded = percursos !== undefined;
  const { localidadeOrigem, localidadeDestino, dataPartida } = consulta;
  useEffect(() => {
    if (isLoaded) emit('obterLocalidadesFiltro');
  }, [emit, isLoaded, localidadeOrigem, localidadeDestino, dataPartida]);
  if (isPast) {
    return (
      <EmptyState
        title={t('Este dia já passou')}
        action={
          <Button onClick={() => emit('SelecionouNovaDataPesquisa', { dataPartida: primeiroDia })}>
            {t('Ver o próximo dia')}
          </Button>
        }
      >
        {t('Escolha uma data a partir de hoje.')}
      </EmptyState>
    );
  }
  if (percursos?.length === 0) {
    return (
      <SemViagens consulta={consulta} primeiroDia={primeiroDia} chegada={doDia?.length ? ida?.chegada : undefined}>
        <OutrosTerminais busca={busca} consulta={consulta} />
      </SemViagens>
    );
  }
  if (percursos) return <ViagensEncontradas {...partes} {...{ busca, consulta }} viagens={percursos} />;
  if (error) return <FalhaViagens error={error} onRetry={retry} />;
  return <TripListSkeleton />;
}

/** The journeys that leave once the way out has arrived. */
const afterIda = (percursos: Percurso[], ida: IdaVista | null): Percurso[] => {
  const chegada = ida?.chegada;
  return chegada ? percursos.filter(({ partida }) => isDepoisDaIda(partida.instante, chegada.instante)) : percursos;
};

interface ViagensEncontradasProps extends PartesDaLista, Pick<ResultadoViagensProps, 'busca' | 'consulta'> {
  viagens: Percurso[];
}

function ViagensEncontradas({ busca, consulta, viagens, ...partes }: ViagensEncontradasProps) {
  const emit = useEmit();
  const { search } = useLocation();
  const clock = useClock();
  const { filtros, ordem } = useMemo(() => parseFiltros(search), [search]);
  const visiveis = useMemo(
    () => sortViagens(filterViagens(viagens, filtros, clock.now().getTime()), ordem, filtros),
    [viagens, filtros, ordem, clock],
  );
  const lida = leituraMaisAntiga(viagens);
  const count = useRef<HTMLParagraphElement>(null);
  const focusCount = useCallback(() => count.current?.focus(), []);
  const isOrdem = (text: string): text is Ordem => ordens.some((one) => one === text);
  return (
    <FilteredList
      filters={
        <FiltrosViagem
          key={Object.values(consulta).join(' ')}
          viagens={viagens}
          filtros={filtros}
          ordem={ordem}
          quantidade={visiveis.length}
        >
          <OutrosTerminais busca={busca} consulta={consulta} />
        </FiltrosViagem>
      }
      count={textoEncontradas(visiveis.length)}
      countRef={count}
      order={
        <Select
          name="ordem"
          label={t('Ordenar por')}
          value={ordem}
          options={ordens.map((value) => ({ value, label: translated(rotulosOrdem[value]) }))}
          onChange={(value) => isOrdem(value) && emit('FiltrosAlterados', { filtros, ordem: value })}
        />
      }
    >
      {lida !== undefined && (
        <Text tone="quiet" size="sm">
          {textoDaLeitura(lida)}
        </Text>
      )}
      <FiltrosEscolhidos filtros={filtros} ordem={ordem} onEmptied={focusCount} />
      {visiveis.length > 0 ? (
        <ListaViagens {...partes} {...{ busca, filtros, visiveis }} todas={viagens} />
      ) : (
        <EmptyState title={t('Nenhuma viagem com estes filtros')}>
          {t('Retire um filtro para ver mais viagens.')}
        </EmptyState>
      )}
    </FilteredList>
  );
}
