import { useMemo, useState } from 'react';
import { formatDia, parseDataBr } from '../../../domain/base/data';
import { limitesDe, motivoFechado, periodoDoMes, precosPorDia } from '../../../domain/viagens/calendarioPrecos';
import { useHoje } from '../../../store/clock';
import { Button } from '../../../ui/Button/Button';
import { monthTitle } from '../../../ui/PriceCalendar/dayText';
import { nearestOpen } from '../../../ui/PriceCalendar/dayWalk';
import { PriceCalendar } from '../../../ui/PriceCalendar/PriceCalendar';
import type { DataFieldProps } from './buscaFields';
import { usePrecosDoMes } from './usePrecosDoMes';

/** The lowest price of each day between the chosen places; a picked day is written into its field. */
export function CalendarioPrecos({ campo, state, campos, act, onCalendar }: DataFieldProps) {
  const hoje = useHoje();
  const isVolta = campo === 'dataVolta';
  const limites = limitesDe(hoje, isVolta ? parseDataBr(campos.dataIda) : null);
  const selected = parseDataBr(campos[campo]);
  const [dia, setDia] = useState(() => nearestOpen(selected ?? limites.min, limites));
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
  return (
    <PriceCalendar
      title={isVolta ? 'Escolha a data de volta' : 'Escolha a data de ida'}
      day={dia}
      selected={selected}
      today={hoje}
      bounds={limites}
      reasonOf={(day) => motivoFechado(day, hoje, limites)}
      prices={precos}
      loading={wanted && !dias && !failed}
      note={origem && destino ? notaDe(busca, monthTitle(dia.slice(0, 7))) : SEM_LUGARES}
      action={
        failed && (
          <Button variant="secondary" size="small" onClick={busca.retry}>
            Tentar de novo
          </Button>
        )
      }
      onDayChange={setDia}
      onPick={pick}
      onClose={close}
    />
  );
}

const SEM_LUGARES = 'Escolha origem e destino para ver o preço de cada dia.';

function notaDe({ dias, wanted, failed, online }: ReturnType<typeof usePrecosDoMes>, mes: string): string {
  if (!wanted) return '';
  if (failed && !online) return 'Você está sem internet: os preços não abrem. Dá para escolher o dia assim mesmo.';
  if (failed) return 'Não conseguimos buscar os preços. Dá para escolher o dia assim mesmo.';
  if (!dias) return `Buscando os preços de ${mes}…`;
  if (dias.every(({ menorPrecoCentavos }) => menorPrecoCentavos === null)) return `Nenhuma viagem à venda em ${mes}.`;
  return 'Preços em reais por pessoa, com todas as taxas.';
}
