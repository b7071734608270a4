import { tzOffset } from '@date-fns/tz';
import { addDias, diasEntre, type Dia } from '../../../src/domain/base/data';
import { layouts } from '../layouts';
import { linhas, localidadeDe } from '../linhas';
import type { HorarioRow, PartidaRow } from '../types';

const EPOCA: Dia = '2020-01-01';
const PARTIDAS_POR_HORARIO = 100_000;
const PLATAFORMAS = 40;
const MINUTO_MS = 60_000;

const capacidades = new Map(layouts.map(({ id, capacidade }) => [id, capacidade]));

/** The zone of each line's first stop: its timetable is in local time. */
const fusoDaLinha = new Map(linhas.map(({ id, paradas }) => [id, localidadeDe(paradas[0]?.localidade_id ?? 0).tz]));

/** Instants of local times in one zone; the offset is asked once a day, unless the clocks change on it. */
function clockOf(zone: string): (dia: Dia, minute: number) => number {
  const days = new Map<Dia, number | null>();
  const offsetAt = (utc: number): number => tzOffset(zone, new Date(utc));
  return (dia, minute) => {
    const midnight = Date.parse(`${dia}T00:00:00Z`);
    let offset = days.get(dia);
    if (offset === undefined) {
      const before = offsetAt(midnight - 720 * MINUTO_MS);
      offset = before === offsetAt(midnight + 2160 * MINUTO_MS) ? before : null;
      days.set(dia, offset);
    }
    const wall = midnight + minute * MINUTO_MS;
    return wall - (offset ?? offsetAt(wall - offsetAt(wall) * MINUTO_MS)) * MINUTO_MS;
  };
}

const runsOn = ({ dias, vigente_de }: HorarioRow, dia: Dia, weekday: number): boolean =>
  dia >= vigente_de && ((dias >> weekday) & 1) === 1;

/** The departures of some days, each at its local hour. The same days always give the same rows. */
export function partidasOf(horarios: readonly HorarioRow[], fromDia: Dia, dias: number): PartidaRow[] {
  const clocks = new Map([...new Set(fusoDaLinha.values())].map((zone) => [zone, clockOf(zone)]));
  return Array.from({ length: dias }, (_, index) => addDias(fromDia, index)).flatMap((dia) => {
    const weekday = new Date(`${dia}T12:00:00Z`).getUTCDay();
    const days = diasEntre(EPOCA, dia);
    return horarios.flatMap((horario) => {
      const clock = clocks.get(fusoDaLinha.get(horario.linha_id) ?? '');
      if (!clock || !runsOn(horario, dia, weekday)) return [];
      return {
        id: horario.id * PARTIDAS_POR_HORARIO + days,
        linha_id: horario.linha_id,
        horario_id: horario.id,
        data: dia,
        saida: new Date(clock(dia, horario.hora_min)).toISOString(),
        layout_id: horario.layout_id,
        capacidade: capacidades.get(horario.layout_id) ?? 0,
        plataforma: String(1 + ((horario.id * 7) % PLATAFORMAS)),
      };
    });
  });
}
