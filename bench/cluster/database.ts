import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries, unprivileged } from '../../scripts/postgres/machine.cjs';
import { HOST, SUBNET, type Machine } from './machines';
import { startProgram, until, type Program } from './processes';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const PASSWORD = 'itape-do-banco-de-provas';
/** A cold cluster on a busy machine. */
const START_MS = 180_000;
/** Two failed checks, one a second, and their time limit. */
const CHECKED_MS = 5_000;

/** A machine of the database: etcd and Patroni, which runs PostgreSQL. */
export interface Node extends Machine {
  startEtcd: () => void;
  stopEtcd: () => Promise<void>;
  start: () => void;
}

/** A member as Patroni tells of it. */
interface Member {
  name: string;
  role: string;
  state: string;
}

/** Sets up the machines' files; nothing runs yet. */
export function createNodes(folder: string, machines: readonly Machine[]): Node[] {
  const { uid = 0, gid = 0 } = unprivileged();
  chmodSync(folder, 0o755);
  return machines.map((machine) => {
    const own = path.join(folder, machine.name);
    mkdirSync(own);
    const patroni = path.join(own, 'patroni.yml');
    writeFileSync(patroni, patroniConfig(machine, machines, own));
    chownSync(own, uid, gid);
    let etcd: Program | null = null;
    const startEtcd = (): void => {
      etcd = startProgram(own, 'etcd', [...machine.on, 'etcd', ...etcdOptions(machine, machines, own)]);
    };
    return {
      ...machine,
      startEtcd,
      stopEtcd: async () => etcd?.kill(),
      start: () => {
        startEtcd();
        const env = { PATRONI_SUPERUSER_PASSWORD: PASSWORD, PATRONI_REPLICATION_PASSWORD: PASSWORD, HOME: own };
        startProgram(own, 'patroni', [...machine.on, '/usr/bin/patroni', patroni], { env });
      },
    };
  });
}

const etcdOptions = ({ name, address }: Machine, all: readonly Machine[], own: string): string[] => {
  const options = {
    name,
    'enable-v2': 'true',
    'data-dir': path.join(own, 'etcd'),
    logger: 'zap',
    'log-level': 'warn',
    'listen-peer-urls': `http://${address}:2380`,
    'initial-advertise-peer-urls': `http://${address}:2380`,
    'listen-client-urls': `http://${address}:2379`,
    'advertise-client-urls': `http://${address}:2379`,
    'initial-cluster': all.map((one) => `${one.name}=http://${one.address}:2380`).join(','),
  };
  return Object.entries(options).map(([option, value]) => `--${option}=${value}`);
};

/** The configuration that the product ships, with the places of this machine. */
const patroniConfig = ({ name, address }: Machine, all: readonly Machine[], own: string): string =>
  readFileSync(path.join(DEPLOY, 'patroni.yml'), 'utf8')
    .replace(/hosts: \[.*\]/, `hosts: [${all.map((one) => `'${one.address}:2379'`).join(', ')}]`)
    .replaceAll('10.0.0.0/24', SUBNET)
    .replaceAll('10.0.0.1', address)
    .replace('name: no1', `name: ${name}`)
    .replace(/data_dir: .*/, `data_dir: ${path.join(own, 'data')}`)
    .replace(/pgpass: .*/, `pgpass: ${path.join(own, 'pgpass')}`)
    .replace(/bin_dir: .*/, `bin_dir: ${findBinaries() ?? ''}`)
    .replace('  authentication:', `  parameters: { unix_socket_directories: ${own} }\n  authentication:`);

/** The members by Patroni's account, asked at any machine that answers. */
export async function readMembers(nodes: readonly Node[]): Promise<Member[]> {
  for (const { address } of nodes) {
    try {
      const reply = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) });
      return ((await reply.json()) as { members: Member[] }).members;
    } catch {
      // Ask the next one.
    }
  }
  return [];
}

/** Waits for a leader and for followers, one of them in step with it. @returns the leader's name. */
export const wholeCluster = (nodes: readonly Node[]): Promise<string> =>
  until('a whole cluster', START_MS, async () => {
    const members = await readMembers(nodes);
    const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
    const inStep = members.some(({ role }) => role === 'sync_standby');
    return leader && inStep && members.length === nodes.length && members.every(isUp) ? leader.name : null;
  });

const isUp = ({ state }: Member): boolean => state === 'running' || state === 'streaming';

/** Starts HAProxy before the cluster. @returns the address of the leader, whoever it is. */
export async function startHaproxy(folder: string, machines: readonly Machine[]): Promise<string> {
  let config = readFileSync(path.join(DEPLOY, 'haproxy-postgres.cfg'), 'utf8');
  machines.forEach(({ address }, i) => (config = config.replaceAll(`10.0.0.${i + 1}:`, `${address}:`)));
  const file = path.join(folder, 'haproxy-postgres.cfg');
  writeFileSync(file, config.replaceAll('bind :', `bind ${HOST}:`));
  startProgram(folder, 'haproxy-postgres', ['haproxy', '-f', file]);
  // Before its first checks HAProxy takes every machine for a leader.
  await sleep(CHECKED_MS);
  return addressOf(`${HOST}:5000`);
}

/** Starts PgBouncer before an address of the database. @returns the address through it. */
export function startPooler(folder: string): string {
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  writeFileSync(users, `"postgres" "${PASSWORD}"\n`);
  const config = readFileSync(path.join(DEPLOY, 'pgbouncer.ini'), 'utf8')
    .replace('host=banco port=5432', `host=${HOST} port=5000`)
    .replace('listen_addr = 0.0.0.0', `listen_addr = ${HOST}`)
    .replace(/auth_file = .*/, `auth_file = ${users}`);
  writeFileSync(file, config);
  const asOwner = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'];
  startProgram(folder, 'pgbouncer', [...asOwner, 'pgbouncer', file]);
  return addressOf(`${HOST}:6432`);
}

const addressOf = (host: string): string => `postgres://postgres:${PASSWORD}@${host}/itape`;
