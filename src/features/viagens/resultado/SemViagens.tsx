import type { ReactNode } from 'react';
import { addDias, diaEm, diasEntre, FUSO_DA_SEDE } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import { avisoForaDaVenda, diaComAno } from '../../../domain/viagens/vendas';
import { diaDaSemana } from '../../../domain/viagens/viagem';
import type { DiaCalendario } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useCalendarioQuery } from '../../../store/api/viagens';
import { useClock } from '../../../store/clock';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NoTripsIllustration } from '../../../ui/Illustration/NoTripsIllustration';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';

/** Range in days for the nearest alternatives; the server answers up to 62. */
const DIAS = 60;
const SUGESTOES = 3;

export interface SemViagensProps {
  consulta: ConsultaViagens;
  /** True for a list of a round trip, which has no changes. */
  idaVolta: boolean;
  primeiroDia: string;
  /** Other options on the same day. */
  children?: ReactNode;
}

/** Nearest days with departures, when the chosen day has none. */
export function SemViagens({ consulta, idaVolta, primeiroDia, children }: SemViagensProps) {
  const emit = useEmit();
  const { dataPartida, ...lugares } = consulta;
  const {
    currentData = [],
    isFetching,
    isError,
    refetch,
  } = useCalendarioQuery({
    ...lugares,
    inicio: primeiroDia,
    fim: addDias(primeiroDia, DIAS),
  });
  const hoje = diaEm(useClock().now(), FUSO_DA_SEDE);
  const foraDaVenda = avisoForaDaVenda(dataPartida, hoje);
  const nearest = nearestDays(currentData, dataPartida);
  // The price of such a day is that of a trip with a change.
  if (
    idaVolta &&
    currentData.some(({ data, menorPrecoCentavos }) => data === dataPartida && menorPrecoCentavos !== null)
  ) {
    return <SoComTroca consulta={consulta}>{children}</SoComTroca>;
  }
  return (
    <Stack gap={6}>
      <EmptyState
        title="Nenhuma viagem neste dia"
        illustration={<NoTripsIllustration />}
        action={
          <Inline>
            {nearest.map(({ data, menorPrecoCentavos }) => (
              <Button
                key={data}
                variant="secondary"
                onClick={() => emit('SelecionouNovaDataPesquisa', { dataPartida: data })}
              >
                {diaDaSemana(data).slice(0, 3)}., {diaComAno(data, hoje)} · {formatCentavos(menorPrecoCentavos ?? 0)}
              </Button>
            ))}
            {isError && !isFetching && (
              <Button variant="secondary" onClick={() => void refetch()}>
                Procurar de novo
              </Button>
            )}
          </Inline>
        }
      >
        {foraDaVenda && `${foraDaVenda} `}
        {isError && !isFetching
          ? 'Não conseguimos procurar os dias mais próximos.'
          : explain(isFetching, nearest.length)}
      </EmptyState>
      {children}
    </Stack>
  );
}

/** Only trips with a change run on this day of a round trip; each way is bought by itself. */
function SoComTroca({ consulta, children }: Pick<SemViagensProps, 'consulta' | 'children'>) {
  const emit = useEmit();
  return (
    <Stack gap={6}>
      <EmptyState
        title="Neste dia, só com uma troca de ônibus"
        action={
          <Button onClick={() => emit('BuscaEnviada', { busca: { ...consulta, idaVolta: false, dataVolta: null } })}>
            Ver viagens com troca
          </Button>
        }
      >
        Viagens com troca são compradas em separado: primeiro um sentido, depois o outro.
      </EmptyState>
      {children}
    </Stack>
  );
}

function explain(isFetching: boolean, found: number): string {
  if (isFetching) return 'Procurando os dias mais próximos…';
  if (found > 0) return 'Estes são os dias mais próximos com viagens:';
  return 'Não há viagens entre estes lugares nos próximos dois meses, nem com uma troca. Tente outra origem ou outro destino.';
}

const nearestDays = (calendario: readonly DiaCalendario[], dia: string): DiaCalendario[] =>
  calendario
    .filter(({ data, menorPrecoCentavos }) => data !== dia && menorPrecoCentavos !== null)
    .sort((a, b) => Math.abs(diasEntre(dia, a.data)) - Math.abs(diasEntre(dia, b.data)))
    .slice(0, SUGESTOES)
    .sort((a, b) => a.data.localeCompare(b.data));
