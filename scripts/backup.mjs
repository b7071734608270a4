/**
 * `npm run backup -- <command>`: copies of the database, and their way back (docs/cluster.md). Base copies by
 * `pg_basebackup`, every change since by `pg_receivewal`, both over the direct address of the leader.
 *
 *   receber   --pasta DIR           stays and receives each change as it is committed
 *   guardar   --pasta DIR           takes a base copy and checks it
 *   aparar    --pasta DIR --manter 2   deletes older base copies and the changes that only they need
 *   restaurar --pasta DIR --destino DIR [--ate 2026-12-01T10:00:00Z]   makes a data folder, up to an instant or to the last commit
 */
import { parseArgs } from 'node:util';
import { keepBase, receiveChanges, trimBases } from './postgres/backup.mjs';
import { restore } from './postgres/restore.mjs';
import { ensureSupportedNode } from './supportedNode.mjs';

await ensureSupportedNode();
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    pasta: { type: 'string' },
    destino: { type: 'string' },
    ate: { type: 'string' },
    manter: { type: 'string', default: '2' },
  },
});
const url = () => {
  const found = process.env.DATABASE_URL_DIRETA ?? process.env.DATABASE_URL;
  if (!found) throw new Error('Falta DATABASE_URL_DIRETA (ou DATABASE_URL).');
  return found;
};
const need = (name) => {
  if (!values[name]) throw new Error(`Falta --${name}.`);
  return values[name];
};
const commands = {
  receber: () => receiveChanges(url(), need('pasta')),
  guardar: () => keepBase(url(), need('pasta')),
  aparar: () => trimBases(need('pasta'), Number(values.manter)),
  restaurar: () => restore(need('pasta'), need('destino'), values.ate ?? null),
};

try {
  const command = commands[positionals[0] ?? ''];
  if (!command) throw new Error(`Comandos: ${Object.keys(commands).join(', ')}.`);
  console.log(await command());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
