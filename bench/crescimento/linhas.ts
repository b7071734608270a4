import { openDatabase } from '../../server/platform/database/openDatabase';
import { loadCatalogue } from '../../server/viagens/loadCatalogue';
import { byClients } from '../limites/clients';
import type { Curve } from './curve';
import { fillLinhas } from './fillLinhas';
import { costOf, openMachines, type Machine } from './machine';
import { ROUNDS, searches } from './searchAndHold';
import { measureInTurns, seriesOf, type Figures } from './turns';

const SIZES = [120, 1_200, 12_000];
/** The catalogue is loaded twice a round: reading 12,000 lines takes some seconds. */
const LOADS = { parts: 2, warm: 1 };
const AT_ONCE = 4;
/** Typed texts, letter by letter as they are asked for: names, a nickname, a slip, and letters that many names begin with. */
const TERMOS = ['sa', 'sao pa', 'rio de', 'curit', 'floripa', 'belo horizonte', 'londrna', 'ca', 'porto', 'tiete'];

/** A search, suggestions and the loading of a line, as lines and the places they join grow. */
export async function measureLinhas(): Promise<Curve> {
  const machines = await openMachines(SIZES, fillLinhas);
  const search = searches();
  const taken = await measureInTurns(machines, ROUNDS, async (machine, turn) => ({
    ...(await search(machine, turn)),
    ...(await suggest(machine)),
  }));
  const loaded = await measureInTurns(machines, LOADS, load);
  for (const machine of machines) await machine.stop();
  return {
    file: 'linhas',
    title: 'A search, a suggestion and the loading of a line, by lines of the catalogue',
    axis: 'lines',
    sizes: SIZES,
    series: [
      seriesOf(taken, 'search, server', 'ms'),
      seriesOf(taken, 'search, database', 'ms'),
      seriesOf(taken, 'suggestion, server', 'ms'),
      seriesOf(loaded, 'a line loaded', 'ms'),
    ],
  };
}

const suggest = (machine: Machine): Promise<Figures> => {
  const { client, rotas } = machine;
  const paths = rotas.pares
    .slice(0, 2)
    .flatMap(({ localidadeOrigem }) =>
      TERMOS.flatMap((termo) => [
        `/api/Localidades?${new URLSearchParams({ termo, cidades: '1' })}`,
        `/api/Localidades?${new URLSearchParams({ termo, cidades: '1', origem: localidadeOrigem })}`,
      ]),
    );
  return costOf(machine, 'suggestion', paths.length, () =>
    byClients(AT_ONCE, paths.length, (n) => client.get(paths[n] ?? '')),
  );
};

/** The whole catalogue as a server reads it, here in this process. */
async function load({ url, size }: Machine): Promise<Figures> {
  const database = await openDatabase({ databaseUrl: url }, 1);
  const before = process.cpuUsage();
  await loadCatalogue(database.db);
  const { user, system } = process.cpuUsage(before);
  await database.close();
  return { 'a line loaded': (user + system) / 1000 / size };
}
