import { command } from './processes';

/** The network of the cluster, one address a machine; `.254` is this one. */
const NETWORK = process.env.CLUSTER_REDE ?? '10.213.47';
export const HOST = `${NETWORK}.254`;
export const SUBNET = `${NETWORK}.0/24`;
const BRIDGE = 'itape-br';

/** A machine of its own as far as the network goes: a network namespace with one cable to a bridge. */
export interface Machine {
  name: string;
  address: string;
  /** The words before a command that runs it on this machine, as the user that owns the data. */
  on: readonly string[];
  /** Pulls the cable out, and puts it back. */
  cut: () => void;
  join: () => void;
  /** Ends all that runs on it at once, as a power cut would. */
  powerOff: () => void;
}

/** Lays the bridge and the cables of `count` machines. Needs root. */
export function buildMachines(count: number): Machine[] {
  removeMachines(count);
  command('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  command('ip', 'addr', 'add', `${HOST}/24`, 'dev', BRIDGE);
  command('ip', 'link', 'set', BRIDGE, 'up');
  return Array.from({ length: count }, (_, i) => buildMachine(i + 1));
}

/** Takes the network away again; nothing of it may still run. */
export function removeMachines(count: number): void {
  const quietly = (...args: string[]): void => {
    try {
      command('ip', ...args);
    } catch {
      // It was not there.
    }
  };
  for (let n = 1; n <= count; n += 1) {
    quietly('link', 'del', cableOf(n));
    quietly('netns', 'del', nameOf(n));
  }
  quietly('link', 'del', BRIDGE);
}

const nameOf = (n: number): string => `itape-no${n}`;
const cableOf = (n: number): string => `itape-v${n}`;

function buildMachine(n: number): Machine {
  const space = nameOf(n);
  const cable = cableOf(n);
  const address = `${NETWORK}.${n}`;
  command('ip', 'netns', 'add', space);
  command('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  command('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
  const inside = ['netns', 'exec', space];
  command('ip', ...inside, 'ip', 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  command('ip', ...inside, 'ip', 'link', 'set', 'eth0', 'up');
  command('ip', ...inside, 'ip', 'link', 'set', 'lo', 'up');
  const asOwner = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'];
  return {
    name: `no${n}`,
    address,
    on: ['ip', ...inside, ...asOwner],
    cut: () => void command('ip', 'link', 'set', cable, 'down'),
    join: () => void command('ip', 'link', 'set', cable, 'up'),
    powerOff: () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const pids = command('ip', 'netns', 'pids', space).split('\n').filter(Boolean);
        if (pids.length === 0) return;
        for (const pid of pids) kill(Number(pid));
      }
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}
