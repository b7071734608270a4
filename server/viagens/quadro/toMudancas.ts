import type { MudancasPartidas } from '../../../src/domain/wire/administracao/catalogo';
import type { MudancasDePartidas } from '../followTimetable';
import { localTime } from '../localTime';

/** The effect of a timetable on departures as the back office shows it. */
export const toMudancas = ({ primeiras, ...contagens }: MudancasDePartidas): MudancasPartidas => ({
  ...contagens,
  primeiras: primeiras.map(({ saida, fuso, ...partida }) => {
    const { dia, hora } = localTime(saida, fuso);
    return { ...partida, dia, hora };
  }),
});
