import { isDatabaseUnavailable, NoConnection } from './unavailable';

const failure = (code: string) => Object.assign(new Error('x'), { code });

describe('what the database says', () => {
  it.each([
    '08006',
    '53100',
    '53300',
    '57014',
    '57P01',
    '57P03',
    '55P03',
    '25P03',
    '25006',
    '58030',
    '40001',
    '40P01',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ECONNREFUSED',
  ])('%s means not now', (code) => expect(isDatabaseUnavailable(failure(code))).toBe(true));

  it.each(['23505', '23P01', '22003', '42P01', '42501', 'ENOENT'])('%s means not so, or a mistake of ours', (code) =>
    expect(isDatabaseUnavailable(failure(code))).toBe(false),
  );

  it.each([
    new NoConnection('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('%s means not now', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

  it('means nothing by other words', () => {
    expect(isDatabaseUnavailable(new Error('boom'))).toBe(false);
    expect(isDatabaseUnavailable(null)).toBe(false);
  });
});
