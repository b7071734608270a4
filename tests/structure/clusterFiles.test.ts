import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STARTUP_OPTIONS } from '../../server/platform/database/sessionLimits';
import { root } from './runModule';

const text = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const numberOf = (source: string, name: string): number =>
  Number(new RegExp(`^ *${name}[:=] *(\\d+)$`, 'm').exec(source.replaceAll(' = ', '='))?.[1]);

describe('the cluster that a company installs', () => {
  const patroni = text('patroni.yml');

  it('answers a commit only when a second machine has it, and lets only such a machine take over', () => {
    expect(patroni).toMatch(/^ {4}synchronous_mode: true$/m);
    expect(patroni).toMatch(/^ {4}synchronous_mode_strict: true$/m);
    expect(patroni).toMatch(/synchronous_commit: 'on'/);
    expect(patroni).not.toMatch(/fsync|full_page_writes/);
  });

  it('has a leader demote itself before its key may be another’s', () => {
    const [ttl, loop, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) => numberOf(patroni, name));
    expect([ttl, loop, retry]).toEqual([20, 5, 5]);
    expect((loop ?? 0) + 2 * (retry ?? 0)).toBeLessThanOrEqual(ttl ?? 0);
  });

  it('takes the interface of etcd whose update of the leader compares, with the Patroni of Debian 12', () => {
    expect(patroni).toMatch(/^etcd:$/m);
    expect(patroni).not.toMatch(/^etcd3:$/m);
  });

  it('drops the connections of a leader that lost its role', () => {
    const proxy = text('haproxy-postgres.cfg');
    const [, leader = ''] = proxy.split('listen leader');
    expect(leader.split('listen replicas')[0]).toContain('on-marked-down shutdown-sessions');
    expect(leader).toContain('option httpchk GET /primary');
  });

  it('gives connections of the pooler the limits that direct ones begin with', () => {
    const pooler = text('pgbouncer.ini');
    expect(pooler).toMatch(/^pool_mode = transaction$/m);
    const given = /connect_query='([^']*)'/.exec(pooler)?.[1] ?? '';
    const limits = [...given.matchAll(/set (\w+) = (\d+)/g)].map(([, name, value]) => `-c ${name}=${value}`);
    expect(limits).toHaveLength(2);
    for (const limit of limits) expect(STARTUP_OPTIONS).toContain(limit);
    expect(pooler).toMatch(/ timezone=UTC /);
    // A client names them as it connects; the pooler would refuse what it does not know.
    expect(pooler).toMatch(/^ignore_startup_parameters = options, .*itape\.conexao$/m);
  });
});
