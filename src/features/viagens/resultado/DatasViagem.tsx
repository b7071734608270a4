import { useCallback, useMemo } from 'react';
import { addDias, diaEm, FUSO_DA_SEDE } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import type { ConsultaViagens } from '../../../domain/viagens/resultado';
import { diaComAno } from '../../../domain/viagens/vendas';
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

const DIAS = 7;

/** Days around the searched one with their lowest prices. */
export function DatasViagem({ consulta, primeiroDia, panelId }: DatasViagemProps) {
  const emit = useEmit();
  const hoje = diaEm(useClock().now(), FUSO_DA_SEDE);
  const { dataPartida, ...lugares } = consulta;
  const centred = addDias(dataPartida, -3);
  const inicio = centred < primeiroDia ? primeiroDia : centred;
  const { currentData, isError } = useCalendarioQuery({ ...lugares, inicio, fim: addDias(inicio, DIAS - 1) });
  const answer = isError ? 'unknown' : currentData;
  const tabs = useMemo(() => toTabs(inicio, hoje, answer), [inicio, hoje, answer]);
  const select = useCallback((dia: string) => emit('SelecionouNovaDataPesquisa', { dataPartida: dia }), [emit]);
  return <DateTabs tabs={tabs} selected={dataPartida} panelId={panelId} onSelect={select} />;
}

function toTabs(inicio: string, hoje: string, answer: readonly DiaCalendario[] | 'unknown' | undefined): DateTab[] {
  const falhou = answer === 'unknown';
  const calendario = falhou ? undefined : answer;
  const precos = new Map(calendario?.map((dia) => [dia.data, dia.menorPrecoCentavos]));
  const known = [...precos.values()].filter((preco): preco is number => preco !== null);
  const lowest = Math.min(...known);
  // No day is marked cheapest when all cost the same.
  const isVaried = known.some((preco) => preco !== lowest);
  return Array.from({ length: DIAS }, (_, i) => {
    const dia = addDias(inicio, i);
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
