import type { Dia } from '../../src/domain/base/data';
import { linhas, type Linha } from './linhas';
import type { Oferta } from './rede/eixos';
import type { HorarioRow } from './types';

/** The day from which lines, fares and timetable hold. */
export const VIGENTE_DE: Dia = '2026-01-01';

const TODOS_OS_DIAS = 127;
/** Sunday is 1, Friday 32: when the country travels. */
const SEXTA_E_DOMINGO = 1 + 32;

/** Hours of departure, the first of them always with convencional seats on board; `*` marks those of Fridays and Sundays. */
const partidasDaOferta: Record<Oferta, string> = {
  ponte: '05:30 06:45 08:00 09:30 11:00 12:30 14:00 15:30 17:00 18:15 19:30 21:00 22:30 23:50',
  expresso: '06:00 08:30 11:00 13:30 16:00 19:00 21:30 23:30',
  tronco: '06:30 10:30 14:30 17:30* 19:30',
  regional: '07:00 13:30 18:30',
  local: '07:30 15:00',
  longa: '08:00 18:00',
  remota: '18:00',
};

/** Too long for an evening: the last coach leaves late instead, to arrive in the morning. */
const diurnas: ReadonlySet<Oferta> = new Set(['tronco', 'regional', 'local']);
const NOITE_A_PARTIR_DE_MIN = 330;
const PARTIDA_DA_NOITE = 22 * 60 + 15;

/** Coaches by length of journey, in the order in which a line's departures take them. */
const frota = {
  curta: [1, 3, 9, 2],
  media: [1, 3, 7, 4, 9, 10],
  longa: [9, 7, 10, 8],
  noite: [7, 8, 10, 5, 6, 9],
} as const;

/** Room for a line's departures in the numbering of the timetable. */
const HORARIOS_POR_LINHA = 40;

interface Slot {
  minuto: number;
  dias: number;
}

function readSlot(text: string): Slot {
  const [hour = 0, minute = 0] = text.replace('*', '').split(':').map(Number);
  return { minuto: hour * 60 + minute, dias: text.endsWith('*') ? SEXTA_E_DOMINGO : TODOS_OS_DIAS };
}

const duracaoDe = ({ paradas }: Linha): number => paradas.at(-1)?.minutos ?? 0;

/** So that not everything in the country leaves at the same minute; the way back is a little later. */
const shiftOf = ({ id, eixo }: Linha): number => ((eixo.numero * 7) % 6) * 5 + (id % 2) * 10;

function slotsOf(linha: Linha): Slot[] {
  const { oferta } = linha.eixo;
  const slots = partidasDaOferta[oferta].split(' ').map(readSlot);
  const last = slots.length - 1;
  const leavesAtNight = duracaoDe(linha) > NOITE_A_PARTIR_DE_MIN && diurnas.has(oferta);
  return slots.map(({ minuto, dias }, index) => ({
    minuto: ((leavesAtNight && index === last ? PARTIDA_DA_NOITE : minuto) + shiftOf(linha)) % 1440,
    dias,
  }));
}

/** Short journeys by day have plain coaches, long and nightly ones the beds; the first of the day has plain seats. */
function layoutOf(linha: Linha, index: number, minuto: number): number {
  const duracao = duracaoDe(linha);
  const byNight = minuto >= 19 * 60 || minuto < 5 * 60;
  const kind = duracao < 180 ? 'curta' : byNight && index > 0 ? 'noite' : duracao < 480 ? 'media' : 'longa';
  const coaches = frota[kind];
  return coaches[index === 0 ? 0 : (linha.eixo.numero + index) % coaches.length] ?? coaches[0];
}

const horariosOf = (linha: Linha): HorarioRow[] =>
  slotsOf(linha).map(({ minuto, dias }, index) => ({
    id: linha.id * HORARIOS_POR_LINHA + index,
    linha_id: linha.id,
    dias,
    hora_min: minuto,
    layout_id: layoutOf(linha, index, minuto),
    vigente_de: VIGENTE_DE,
  }));

/** The whole timetable. */
export const horarios: readonly HorarioRow[] = linhas.flatMap(horariosOf);
