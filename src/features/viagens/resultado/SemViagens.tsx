import type { ReactNode } from 'react';
import { diasEntre } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import { avisoForaDaVenda, diaComAno, ultimoDiaDeVenda } from '../../../domain/viagens/vendas';
import { diaDaSemanaCurto } from '../../../domain/viagens/viagem';
import type { DiaCalendario, Parada } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useCalendarioQuery } from '../../../store/api/viagens';
import { useHoje } from '../../../store/clock';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NoTripsIllustration } from '../../../ui/Illustration/NoTripsIllustration';
import { Inline } from '../../../ui/Inline/Inline';
import { Stack } from '../../../ui/Stack/Stack';
import { t } from '../../../words/t';

const SUGESTOES = 3;

export interface SemViagensProps {
  consulta: ConsultaViagens;
  primeiroDia: string;
  /** The arrival of the way out, where the day's trips leave before it. */
  chegada?: Parada | undefined;
  /** Other options on the same day. */
  children?: ReactNode;
}

/** Nearest days with departures, when the chosen day has none. */
export function SemViagens({ consulta, primeiroDia, chegada, children }: SemViagensProps) {
  const emit = useEmit();
  const { dataPartida, ...lugares } = consulta;
  const hoje = useHoje();
  const ultimo = ultimoDiaDeVenda(hoje);
  const {
    currentData = [],
    isFetching,
    isError,
    refetch,
  } = useCalendarioQuery({
    ...lugares,
    inicio: primeiroDia,
    fim: primeiroDia > ultimo ? primeiroDia : ultimo,
  });
  const foraDaVenda = avisoForaDaVenda(dataPartida, hoje);
  const nearest = nearestDays(currentData, dataPartida);
  return (
    <Stack gap={6}>
      <EmptyState
        title={chegada ? t('Nenhuma volta depois da sua chegada') : t('Nenhuma viagem neste dia')}
        illustration={<NoTripsIllustration />}
        action={
          <Inline>
            {nearest.map(({ data, menorPrecoCentavos }) => (
              <Button
                key={data}
                variant="secondary"
                onClick={() => emit('SelecionouNovaDataPesquisa', { dataPartida: data })}
              >
                {diaDaSemanaCurto(data)}, {diaComAno(data, hoje)} · {formatCentavos(menorPrecoCentavos ?? 0)}
              </Button>
            ))}
            {isError && !isFetching && (
              <Button variant="secondary" onClick={() => void refetch()}>
                {t('Procurar de novo')}
              </Button>
            )}
          </Inline>
        }
      >
        {chegada && `${t('Sua ida chega às {hora}, e as viagens deste dia partem antes.', { hora: chegada.hora })} `}
        {foraDaVenda && `${foraDaVenda} `}
        {isError && !isFetching
          ? t('Não conseguimos procurar os dias mais próximos.')
          : explain(isFetching, nearest.length)}
      </EmptyState>
      {children}
    </Stack>
  );
}

function explain(isFetching: boolean, found: number): string {
  if (isFetching) return t('Procurando os dias mais próximos…');
  if (found > 0) return t('Estes são os dias mais próximos com viagens:');
  return t(
    'Não há viagens entre estes lugares nos próximos dois meses, nem com uma troca. Tente outra origem ou outro destino.',
  );
}

const nearestDays = (calendario: readonly DiaCalendario[], dia: string): DiaCalendario[] =>
  calendario
    .filter(({ data, menorPrecoCentavos }) => data !== dia && menorPrecoCentavos !== null)
    .sort((a, b) => Math.abs(diasEntre(dia, a.data)) - Math.abs(diasEntre(dia, b.data)))
    .slice(0, SUGESTOES)
    .sort((a, b) => a.data.localeCompare(b.data));
