import { useCallback, useMemo } from 'react';
import { diaEm, FUSO_DA_SEDE } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import { diaComAno, diasAoRedor } from '../../../domain/viagens/vendas';
import { diaDaSemanaCurto } from '../../../domain/viagens/viagem';
import type { DiaCalendario } from '../../../domain/wire/viagens/viagens';
import { useEmit } from '../../../events/useEmit';
import { useCalendarioQuery } from '../../../store/api/viagens';
import { useClock } from '../../../store/clock';
import { DateTabs, type DateTab } from '../../../ui/DateTabs/DateTabs';

export interface DatasViagemProps {
  consulta: ConsultaViagens;
  /** Earliest day offered. */
  primeiroDia: string;
  panelId: string;
}

/** Days around the searched one with their lowest prices. */
export function DatasViagem({ consulta, primeiroDia, panelId }: DatasViagemProps) {
  const emit = useEmit();
  const hoje = diaEm(useClock().now(), FUSO_DA_SEDE);
  const { dataPartida, ...lugares } = consulta;
  const dias = useMemo(() => diasAoRedor(dataPartida, { primeiroDia, hoje }), [dataPartida, primeiroDia, hoje]);
  const { currentData, isError } = useCalendarioQuery({
    ...lugares,
    inicio: dias[0] ?? dataPartida,
    fim: dias.at(-1) ?? dataPartida,
  });
  const answer = isError ? 'unknown' : currentData;
  const tabs = useMemo(() => toTabs(dias, hoje, answer), [dias, hoje, answer]);
  const select = useCallback((dia: string) => emit('SelecionouNovaDataPesquisa', { dataPartida: dia }), [emit]);
  return <DateTabs tabs={tabs} selected={dataPartida} panelId={panelId} onSelect={select} />;
}

function toTabs(
  dias: readonly string[],
  hoje: string,
  answer: readonly DiaCalendario[] | 'unknown' | undefined,
): DateTab[] {
  const falhou = answer === 'unknown';
  const calendario = falhou ? undefined : answer;
  const precos = new Map(calendario?.map((dia) => [dia.data, dia.menorPrecoCentavos]));
  const known = [...precos.values()].filter((preco): preco is number => preco !== null);
  const lowest = Math.min(...known);
  // No day is marked cheapest when all cost the same.
  const isVaried = known.some((preco) => preco !== lowest);
  return dias.map((dia) => {
    // Days stay selectable when prices failed to load.
    const unknown = falhou ? 'desconhecido' : undefined;
    const preco = calendario ? (precos.get(dia) ?? null) : unknown;
    return {
      id: dia,
      dia: diaComAno(dia, hoje),
      semana: diaDaSemanaCurto(dia),
      preco: typeof preco === 'number' ? formatCentavos(preco) : preco,
      cheapest: isVaried && preco === lowest,
    };
  });
}
