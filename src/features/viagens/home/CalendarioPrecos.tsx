import { type ComponentType, useMemo, useState } from 'react';
import { formatDia, parseDataBr } from '../../../domain/base/data';
import type { LugaresBusca } from '../../../domain/viagens/camposBusca';
import { limitesDe, motivoFechado, periodoDoMes, precosPorDia } from '../../../domain/viagens/calendarioPrecos';
import { useHoje } from '../../../store/clock';
import { Button } from '../../../ui/Button/Button';
import { monthTitle } from '../../../ui/PriceCalendar/dayText';
import { nearestOpen } from '../../../ui/PriceCalendar/dayWalk';
import { PriceCalendar } from '../../../ui/PriceCalendar/PriceCalendar';
import type { AlertaProps } from '../alerta/AlertaPrecoDialog';
import type { DataFieldProps } from './buscaFields';
import { usePrecosDoMes } from './usePrecosDoMes';
import { t } from '../../../words/t';

export interface CalendarioPrecosProps extends DataFieldProps {
  /** The notice of a lower price, which the app loads where it is asked for. */
  Alerta?: ComponentType<AlertaProps>;
}

/** The lowest price of each day between the chosen places; a picked day is written into its field. */
export function CalendarioPrecos({ campo, state, campos, act, onCalendar, Alerta }: CalendarioPrecosProps) {
  const hoje = useHoje();
  const isVolta = campo === 'dataVolta';
  const limites = limitesDe(hoje, isVolta ? parseDataBr(campos.dataIda) : null);
  const selected = parseDataBr(campos[campo]);
  const [dia, setDia] = useState(() => nearestOpen(selected ?? limites.min, limites));
  const [avisado, setAvisado] = useState(false);
  const { origem, destino } = state.lugares;
  const lugares = isVolta ? { origem: destino, destino: origem } : { origem, destino };
  const busca = usePrecosDoMes(lugares, periodoDoMes(dia, limites));
  const { dias, wanted, failed } = busca;
  const precos = useMemo(() => precosPorDia(dias ?? []), [dias]);
  const close = () => onCalendar(campo);
  const pick = (picked: string) => {
    act({ type: 'typed', campo, texto: formatDia(picked) });
    close();
  };
  const aviso = buscaDoAviso(lugares, dia, motivoFechado(dia, hoje, limites));
  if (avisado && Alerta && aviso) return <Alerta busca={aviso} onClose={() => setAvisado(false)} />;
  return (
    <PriceCalendar
      title={isVolta ? t('Escolha a data de volta') : t('Escolha a data de ida')}
      day={dia}
      selected={selected}
      today={hoje}
      bounds={limites}
      reasonOf={(day) => motivoFechado(day, hoje, limites)}
      prices={precos}
      loading={wanted && !dias && !failed}
      note={
        origem && destino
          ? notaDe(busca, monthTitle(dia.slice(0, 7)))
          : t('Escolha origem e destino para ver o preço de cada dia.')
      }
      action={
        <Acao
          dia={dia}
          onRetry={failed ? busca.retry : null}
          isOffered={aviso !== null && Alerta !== undefined}
          onAviso={() => setAvisado(true)}
        />
      }
      onDayChange={setDia}
      onPick={pick}
      onClose={close}
    />
  );
}

interface AcaoProps {
  dia: string;
  onRetry: (() => void) | null;
  isOffered: boolean;
  onAviso: () => void;
}

/** Below the days: another try for the prices, or the notice of a lower price of the day in focus. */
function Acao({ dia, onRetry, isOffered, onAviso }: AcaoProps) {
  if (onRetry) {
    return (
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('Tentar de novo')}
      </Button>
    );
  }
  if (!isOffered) return null;
  return (
    <Button variant="quiet" size="small" flush onClick={onAviso}>
      {t('Avise-me quando o preço de {dia} baixar', { dia: formatDia(dia).slice(0, 5) })}
    </Button>
  );
}

/** The search that a notice is about; null without both places, and for a day that cannot be picked. */
const buscaDoAviso = (
  { origem, destino }: LugaresBusca,
  data: string,
  motivo: string | null,
): AlertaProps['busca'] | null =>
  origem && destino && motivo === null ? { localidadeOrigem: origem.id, localidadeDestino: destino.id, data } : null;

function notaDe({ dias, wanted, failed, online }: ReturnType<typeof usePrecosDoMes>, mes: string): string {
  if (!wanted) return '';
  if (failed && !online) return t('Você está sem internet: os preços não abrem. Dá para escolher o dia assim mesmo.');
  if (failed) return t('Não conseguimos buscar os preços. Dá para escolher o dia assim mesmo.');
  if (!dias) return t('Buscando os preços de {mes}…', { mes });
  if (dias.every(({ menorPrecoCentavos }) => menorPrecoCentavos === null))
    return t('Nenhuma viagem à venda em {mes}.', { mes });
  return t('Preços em reais por pessoa, com todas as taxas.');
}
