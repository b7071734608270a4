import { addDias, FUSO_DA_SEDE, type Dia } from '../../../src/domain/base/data';
import type { RotaPopular } from '../../../src/domain/wire/base/config';
import { localDay } from '../localTime';
import type { Viagens } from './viagens';

/** How old the prices of home may be: the search has the last word. */
const FRESH_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

interface Options {
  /** The same list until the catalogue changes. */
  rotas: () => readonly RotaPopular[];
  calendar: Viagens['calendar'];
  onFailure: (error: unknown) => void;
  now?: () => Date;
}

interface Priced {
  de: readonly RotaPopular[];
  hoje: Dia;
  readAt: number;
  rotas: readonly RotaPopular[];
}

/**
 * Home's routes with the lowest price of tomorrow, which is where a press on them leads. Prices are read while home is asked
 * for, never before it is answered: routes without prices are given until they are there. The same list until a price,
 * the day or the catalogue changes, so that a kept page is known to be the present one.
 */
export function createPrecosPopulares({ rotas, calendar, onFailure, now = () => new Date() }: Options) {
  let kept: Priced = { de: [], hoje: '', readAt: -Infinity, rotas: [] };
  let reading = false;
  const hojeAt = keepHoje();

  const read = async (de: readonly RotaPopular[], hoje: Dia): Promise<void> => {
    const priced: RotaPopular[] = [];
    for (const rota of de) priced.push(await withPreco(calendar, rota, addDias(hoje, 1)));
    // A list that says the same stays the same object.
    const same = kept.de === de && kept.hoje === hoje && priced.every((rota, i) => samePreco(rota, kept.rotas[i]));
    kept = { de, hoje, readAt: now().getTime(), rotas: same ? kept.rotas : priced };
  };

  return (): readonly RotaPopular[] => {
    const de = rotas();
    const instant = now();
    const hoje = hojeAt(instant);
    const isPresent = kept.de === de && kept.hoje === hoje;
    if (!reading && de.length > 0 && (!isPresent || instant.getTime() - kept.readAt > FRESH_MS)) {
      reading = true;
      read(de, hoje)
        .catch(onFailure)
        .finally(() => (reading = false));
    }
    return isPresent ? kept.rotas : de;
  };
}

/** The day at the seat, told once a minute: its clock has whole minutes of offset, and a format of dates costs as much as a kept page. */
function keepHoje(): (instant: Date) => Dia {
  let kept = { minute: NaN, hoje: '' };
  return (instant) => {
    const minute = Math.floor(instant.getTime() / MINUTE_MS);
    if (kept.minute !== minute) kept = { minute, hoje: localDay(instant, FUSO_DA_SEDE) };
    return kept.hoje;
  };
}

async function withPreco(calendar: Viagens['calendar'], rota: RotaPopular, dia: Dia): Promise<RotaPopular> {
  const [day] = await calendar(rota.origem.id, rota.destino.id, dia, dia);
  const centavos = day?.menorPrecoCentavos ?? null;
  return centavos === null ? rota : { ...rota, amanhaCentavos: centavos };
}

const samePreco = (one: RotaPopular, other: RotaPopular | undefined): boolean =>
  one.amanhaCentavos === other?.amanhaCentavos;
