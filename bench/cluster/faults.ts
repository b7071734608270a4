import { setTimeout as sleep } from 'node:timers/promises';
import { readMembers, wholeCluster, type Node } from './database';
import { until } from './processes';
import type { Replica } from './replicas';

/** Everything that runs. */
export interface World {
  nodes: Node[];
  replicas: Replica[];
  /** Address of the leader without the pooler. */
  direct: string;
  /** Address of the product. */
  origin: string;
}

/** A fault amid sales. */
export interface Fault {
  key: string;
  name: string;
  /** Does it. @returns what happened, in words. */
  strike: (world: World) => Promise<string>;
  /** Puts right what the fault broke. */
  mend: (world: World) => Promise<void>;
}

const FAILOVER_MS = 120_000;
const QUORUM_S = 30;

/** The machine that leads. */
async function leaderOf(nodes: readonly Node[]): Promise<Node> {
  const name = await wholeCluster(nodes);
  const leader = nodes.find((node) => node.name === name);
  if (!leader) throw new Error(`no machine is called ${name}`);
  return leader;
}

/** Waits until another machine than `old` leads. @returns its name and the seconds that it took. */
async function failover(nodes: readonly Node[], old: Node): Promise<string> {
  const begun = performance.now();
  const others = nodes.filter((node) => node !== old);
  const name = await until('another leader', FAILOVER_MS, async () => {
    const members = await readMembers(others);
    return (
      members.find((one) => one.role === 'leader' && one.name !== old.name && one.state === 'running')?.name ?? null
    );
  });
  return `${old.name} led, ${name} leads after ${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

/** The machine of the last fault, to be put right. */
let struck: Node | null = null;

export const faults: readonly Fault[] = [
  {
    key: 'api',
    name: 'one of two processes of the product killed',
    strike: async ({ replicas: [first] }) => {
      await first?.kill();
      return 'killed with signal 9, started again after the sales';
    },
    mend: async ({ replicas: [first] }) => first?.start(),
  },
  {
    key: 'lider',
    name: 'leader killed, its whole machine at once',
    strike: async ({ nodes }) => {
      struck = await leaderOf(nodes);
      struck.powerOff();
      return failover(nodes, struck);
    },
    mend: async () => struck?.start(),
  },
  {
    key: 'corte',
    name: 'leader cut off from everybody, running on',
    strike: async ({ nodes }) => {
      struck = await leaderOf(nodes);
      struck.cut();
      return failover(nodes, struck);
    },
    mend: async () => struck?.join(),
  },
  {
    key: 'quorum',
    name: `etcd without quorum for ${QUORUM_S} s, two of three killed`,
    strike: async ({ nodes }) => {
      const leader = await leaderOf(nodes);
      const others = nodes.filter((node) => node !== leader);
      await Promise.all(others.map((node) => node.stopEtcd()));
      await sleep(QUORUM_S * 1000);
      others.forEach((node) => node.startEtcd());
      return `${leader.name} led, ${await leaderOf(nodes).then(({ name }) => name)} leads afterwards`;
    },
    mend: () => Promise.resolve(),
  },
];
