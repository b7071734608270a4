import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { instantOf, listBases } from './backup.mjs';
import { basesOf, changesOf, makeFolder, runProgram } from './programs.mjs';

/** Settings of the copied server that do not hold for the restored one until it is a cluster again. */
const ALONE = ["synchronous_standby_names = ''", "primary_conninfo = ''", "primary_slot_name = ''"];

/**
 * Makes a data folder from the newest base copy before `until`: a PostgreSQL started on it replays the received changes
 * up to that instant, or up to the last one, and then takes writes.
 */
export async function restore(folder, target, until) {
  const instant = until === null ? null : new Date(until);
  if (instant !== null && Number.isNaN(instant.getTime())) throw new Error(`--ate não é um instante: ${until}.`);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} não está vazia.`);
  const base = listBases(folder).findLast((name) => instant === null || instantOf(name) < instant);
  if (base === undefined) throw new Error('Não há cópia de antes desse instante.');
  makeFolder(target);
  await runProgram('pg_verifybackup', ['--quiet', path.join(basesOf(folder), base)], { cwd: folder });
  // With its owner and modes, which PostgreSQL insists on.
  execFileSync('cp', ['-a', `${path.join(basesOf(folder), base)}/.`, target]);
  const changes = changesOf(path.resolve(folder));
  // The last file is still being filled, and lies there under another name.
  const fetch = `cp "${changes}/%f" "%p" || cp "${changes}/%f.partial" "%p"`;
  const settings = [
    ...ALONE,
    `restore_command = '${fetch}'`,
    "recovery_target_timeline = 'latest'",
    "recovery_target_action = 'promote'",
    ...(instant === null ? [] : [`recovery_target_time = '${instant.toISOString().replace('Z', '+00:00')}'`]),
  ];
  appendFileSync(path.join(target, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  appendFileSync(path.join(target, 'recovery.signal'), '');
  return `Restaurada de ${base} em ${target}: inicie o PostgreSQL nela.`;
}
