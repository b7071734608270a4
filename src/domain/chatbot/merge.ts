import { foldText } from '../lugares/busca/foldText';
import { addDias, type Dia, FUSO_DA_SEDE } from '../base/data';
import { resolveDia, type DiaEntendido } from './dias';
import type { Entendido } from './entendido';
import type { Lugar } from './lugares';
import type { Conversa, Mundo } from './passos';

/** "Qualquer dia": number of days searched for the cheapest. */
export const DIAS_FLEXIVEIS = 30;
/** Maximum terminals of a city. */
const TERMINAIS = 8;

/** A conversation after merging a message; `impossivel` when the message named a day that does not exist. */
export interface Merged {
  conversa: Conversa;
  impossivel: boolean;
  outroDia: Dia | undefined;
}

/** Merges a message into the settled details. */
export function merge(antes: Conversa, dito: Entendido, mundo: Mundo): Merged {
  const isNewTrip = dito.origem !== undefined && dito.destino !== undefined;
  // A new trip keeps the day and the number of people and drops the preferences.
  const kept = isNewTrip ? { ...antes, faixa: null, classe: null, ordem: null, volta: null, idaVolta: false } : antes;
  const places = {
    origem: lugaresDe('origem', antes, dito) ?? kept.origem,
    destino: lugaresDe('destino', antes, dito) ?? kept.destino,
  };
  const zone = mundo.lugar(places.origem?.[0] ?? '')?.fuso ?? FUSO_DA_SEDE;
  const { impossivel, outroDia, ...days } = mergeDias(kept, dito, mundo.hoje(zone));
  const conversa: Conversa = {
    ...kept,
    ...places,
    ...days,
    ...mergePreferencias(kept, dito),
    ...(dito.idaVolta !== undefined && { idaVolta: dito.idaVolta }),
    ...(dito.idaVolta === false && { volta: null }),
    assunto: assuntoDe(kept, dito, isNewTrip),
    pedido: null,
    opcoes: [],
    falhas: 0,
  };
  return { conversa, impossivel, outroDia };
}

function assuntoDe(kept: Conversa, { assunto }: Entendido, isNewTrip: boolean): Conversa['assunto'] {
  if (assunto?.tipo === 'calendario' || assunto?.tipo === 'qualquerDia') return 'calendario';
  const isBoard = assunto?.tipo === 'situacao' || (kept.assunto === 'situacao' && !isNewTrip);
  return isBoard ? 'situacao' : 'busca';
}

function mergePreferencias(kept: Conversa, dito: Entendido): Pick<Conversa, 'faixa' | 'classe' | 'ordem' | 'pessoas'> {
  const wide = dito.qualquerHora ? { faixa: null, classe: null } : kept;
  return {
    faixa: dito.faixa ?? wide.faixa,
    classe: dito.classe ?? wide.classe,
    ordem: dito.ordem ?? kept.ordem,
    pessoas: dito.pessoas ?? kept.pessoas,
  };
}

const ids = (lugares: readonly Lugar[]): string[] => lugares.slice(0, TERMINAIS).map(({ id }) => id);

/** The terminals of one end named by a message: an offered option by number or terminal name, or any place. */
function lugaresDe(campo: 'origem' | 'destino', { pedido, opcoes }: Conversa, dito: Entendido): string[] | null {
  const named = dito[campo];
  if (pedido !== campo || opcoes.length === 0) return named ? ids(named) : null;
  const byNumber = dito.numero === undefined ? undefined : opcoes[dito.numero - 1];
  if (byNumber !== undefined) return [byNumber];
  if (!named) return null;
  const offered = named.filter(({ id }) => opcoes.includes(id));
  const exact = offered.filter(({ terminal }) => dito.texto.includes(foldText(terminal)));
  return ids([exact, offered, named].find((list) => list.length > 0) ?? []);
}

type Dias = Pick<Conversa, 'dia' | 'periodo' | 'volta'> & { impossivel: boolean; outroDia: Dia | undefined };

function mergeDias(kept: Conversa, dito: Entendido, hoje: Dia): Dias {
  const said = dito.ida ? resolveDia(dito.ida, hoje) : null;
  const periodo = dito.assunto?.tipo === 'qualquerDia' ? diasFlexiveis(hoje) : periodoDe(said);
  const dia = diaDe(said) ?? (periodo ? null : kept.dia);
  const back = dito.volta ? resolveDia(dito.volta, hoje, dia ?? hoje) : null;
  return {
    dia,
    periodo: periodo ?? (dia === null ? kept.periodo : null),
    volta: stillAfter(dito.mesmoDia ? dia : (inicioDe(back) ?? kept.volta), dia),
    impossivel: isImpossivel(said) || isImpossivel(back),
    outroDia: outroDe(said),
  };
}

const diasFlexiveis = (hoje: Dia) => ({ inicio: hoje, fim: addDias(hoje, DIAS_FLEXIVEIS) });
/** A return before the outbound day is dropped, so that it is asked for again. */
const stillAfter = (volta: Dia | null, dia: Dia | null): Dia | null =>
  volta !== null && dia !== null && volta < dia ? null : volta;
const inicioDe = (day: DiaEntendido | null): Dia | null => diaDe(day) ?? periodoDe(day)?.inicio ?? null;
const outroDe = (day: DiaEntendido | null): Dia | undefined => (day && 'outro' in day ? day.outro : undefined);
const isImpossivel = (day: DiaEntendido | null): boolean => day !== null && 'impossivel' in day;
const diaDe = (day: DiaEntendido | null): Dia | null => (day && 'dia' in day ? day.dia : null);
const periodoDe = (day: DiaEntendido | null): { inicio: Dia; fim: Dia } | null => (day && 'inicio' in day ? day : null);
