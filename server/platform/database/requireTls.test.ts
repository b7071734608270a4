import { requireTls } from './requireTls';

const postgres = 'postgres://itape:segredo@banco.itape.internal/itape';

describe('a database of another machine', () => {
  it.each([
    ['DATABASE_URL', postgres],
    ['DATABASE_URL', `${postgres}?sslmode=disable`],
    ['DATABASE_URL', `${postgres}?sslmode=prefer`],
    ['DATABASE_URL', `${postgres}?sslmode=no-verify`],
    ['DATABASE_URL', 'postgres://itape:segredo@localhost/itape?host=10.0.0.7'],
    ['DATABASE_URL', 'postgres://itape:segredo@localhost.itape.test/itape'],
    ['DATABASE_URL_DIRETA', postgres],
    ['DATABASE_URL_LEITURA', postgres],
    ['REDIS_URL', 'redis://:segredo@cache.itape.internal:6379'],
  ])('is refused without TLS: %s=%s', (variable, address) => {
    const refused = () => requireTls({ [variable]: address });
    expect(refused).toThrow(variable);
    expect(refused).not.toThrow('segredo');
    expect(() => requireTls({ [variable]: address, BANCO_SEM_TLS: '1' })).not.toThrow();
    expect(() => requireTls({ [variable]: address, BANCO_SEM_TLS: 'sim' })).toThrow(variable);
  });

  it.each([
    ['DATABASE_URL', `${postgres}?sslmode=require`],
    ['DATABASE_URL', `${postgres}?sslmode=verify-ca&sslrootcert=/etc/ca.pem`],
    ['DATABASE_URL', `${postgres}?sslmode=verify-full`],
    ['DATABASE_URL', 'postgres://itape@127.0.0.1:5432/itape'],
    ['DATABASE_URL', 'postgres://itape@[::1]/itape'],
    ['DATABASE_URL', 'postgres://itape@localhost/itape?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://itape@%2Fvar%2Frun%2Fpostgresql/itape'],
    ['DATABASE_URL', 'postgresql:///itape'],
    ['REDIS_URL', 'rediss://:segredo@cache.itape.internal:6380'],
    ['REDIS_URL', 'redis://localhost:6379'],
  ])('is taken: %s=%s', (variable, address) => {
    expect(() => requireTls({ [variable]: address })).not.toThrow();
  });
});
