/** `npm run cluster -- [--vendas 1000] [--so replicas|api|lider|corte|quorum]`: the cluster of docs/cluster.md. Needs root on Linux. */
import { existsSync } from 'node:fs';
import { prepare, run } from './prepare.mjs';

/** Debian's packages and a program of each. */
const PACKAGES = [
  ['/usr/bin/patroni', 'patroni'],
  ['/usr/bin/etcd', 'etcd-server'],
  ['/usr/sbin/pgbouncer', 'pgbouncer'],
  ['/usr/sbin/haproxy', 'haproxy'],
  ['/usr/bin/pg_basebackup', 'postgresql'],
  ['/usr/sbin/ip', 'iproute2'],
];

await prepare();
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('O banco de provas cria redes próprias: precisa de Linux e de root.');
  process.exit(1);
}
const missing = PACKAGES.filter(([file]) => !existsSync(file)).map(([, name]) => name);
if (missing.length > 0) {
  console.error(`Faltam programas: apt-get install --no-install-recommends ${missing.join(' ')}`);
  process.exit(1);
}
process.exitCode = run(process.execPath, ['--import', 'tsx', 'bench/cluster/run.ts', ...process.argv.slice(2)]);
