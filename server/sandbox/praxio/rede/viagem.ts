import { addDias, diasEntre, type Dia } from '../../../../src/domain/base/data';
import type { PartidaWire } from '../../../adapters/praxio/partidasWire';
import { linhas, type Horario, type LinhaOperada } from './linhas';

/** One departure of the embedded operator. */
export interface ViagemOperada {
  id: number;
  linha: LinhaOperada;
  horario: Horario;
  dia: Dia;
}

const INICIO: Dia = '2020-01-01';
const DIA_MINUTOS = 24 * 60;
/** Ids of departures: day, line and time of the day in one number, unlike any id of ours. */
const POR_DIA = 1_000;
const POR_LINHA = 10;

const toId = (dia: Dia, linha: number, horario: number): number =>
  diasEntre(INICIO, dia) * POR_DIA + linha * POR_LINHA + horario;

/** The departure of an id; undefined for one that the operator never gave. */
export function findViagem(id: string): ViagemOperada | undefined {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : -1;
  const linha = linhas[Math.floor((number % POR_DIA) / POR_LINHA)];
  const horario = linha?.horarios[number % POR_LINHA];
  if (number < 0 || !linha || !horario) return undefined;
  return { id: number, linha, horario, dia: addDias(INICIO, Math.floor(number / POR_DIA)) };
}

/** Indexes of two stops of a departure; undefined where it does not run from the one to the other. */
export function legsOf(
  { linha }: ViagemOperada,
  origem: number,
  destino: number,
): readonly [number, number] | undefined {
  const o = linha.paradas.findIndex(({ localidade }) => localidade === origem);
  const d = linha.paradas.findIndex(({ localidade }) => localidade === destino);
  return o >= 0 && d > o ? [o, d] : undefined;
}

/** Ids of the places that tickets are sold to from a place. */
export const destinosDe = (origem: number): number[] => [
  ...new Set(
    linhas.flatMap(({ paradas }) => {
      const from = paradas.findIndex(({ localidade }) => localidade === origem);
      return from < 0 ? [] : paradas.slice(from + 1).map(({ localidade }) => localidade);
    }),
  ),
];

/** The departures that board at a place on a day, in the operator's spelling. */
export function partidasEntre(origem: number, destino: number, dia: Dia): PartidaWire[] {
  return linhas.flatMap((linha, l) =>
    linha.horarios.flatMap((horario, h) => {
      const [o, d] = [paradaDe(linha, origem), paradaDe(linha, destino)];
      if (!o || !d || d.chega <= o.sai) return [];
      const board = horario.inicio + o.sai;
      const start = addDias(dia, -Math.floor(board / DIA_MINUTOS));
      const id = toId(start, l, h);
      return toWire(
        { id, linha, horario, dia: start },
        { board, arrive: horario.inicio + d.chega, km: d.km - o.km },
        dia,
      );
    }),
  );
}

const paradaDe = ({ paradas }: LinhaOperada, localidade: number) =>
  paradas.find((parada) => parada.localidade === localidade);

const toWire = (
  { id, linha, horario, dia }: ViagemOperada,
  { board, arrive, km }: { board: number; arrive: number; km: number },
  diaPartida: Dia,
): PartidaWire => ({
  IdViagem: id,
  IdTipoVeiculo: horario.classe === 'LEITO' ? 72 : 71,
  CodigoLinha: linha.codigo,
  DescricaoLinha: linha.nome,
  // A carrier of the demonstration's company: a line whose carrier is unknown is not sold.
  Empresa: 'Itapê',
  TipoHorario: horario.classe,
  // The real system writes times in both ways.
  HorarioPartida: horario.classe === 'LEITO' ? toHora(board) : toHora(board).replace(':', ''),
  DtaHoraChegada: `${addDias(dia, Math.floor(arrive / DIA_MINUTOS))}T${toHora(arrive)}`,
  Km: km,
  ...precoDe(horario, km, diaPartida),
});

const toHora = (minutes: number): string => {
  const inDay = minutes % DIA_MINUTOS;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** Fridays and Sundays are dearer. */
function precoDe(
  { classe }: Horario,
  km: number,
  dia: Dia,
): Pick<PartidaWire, 'VlTarifa' | 'VlPedagio' | 'VlTaxaEmbarque' | 'VlOutros'> {
  const weekday = new Date(`${dia}T12:00:00Z`).getUTCDay();
  const tarifa = km * (classe === 'LEITO' ? 0.48 : 0.26) * (weekday === 5 || weekday === 0 ? 1.2 : 1);
  return {
    VlTarifa: tarifa.toFixed(2).replace('.', ','),
    VlPedagio: Math.round(km * 1.5) / 100,
    VlTaxaEmbarque: 6.75,
    VlOutros: 0,
  };
}
