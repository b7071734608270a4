import { evaluate } from './runModule';

const advisory = (id: string, name: string, severity: string) => ({
  source: 1,
  name,
  title: 'Reads too much',
  url: `https://github.com/advisories/${id}`,
  severity,
});
/** Output of `npm audit --json`: `b` is vulnerable, and `a` because it depends on `b`. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    a: { name: 'a', severity: 'high', via: ['b'] },
    b: { name: 'b', severity: 'high', via: [advisory('GHSA-1', 'b', 'high'), advisory('GHSA-2', 'b', 'low')] },
    c: { name: 'c', severity: 'high', via: [advisory('GHSA-1', 'b', 'high')] },
  },
};
const run = (name: string, ...args: unknown[]) => evaluate(`weak.${name}(...${JSON.stringify(args)})`);
const breaches = (seen: Record<string, string>, today: string) =>
  run('breaches', run('advisoriesOf', report), seen, today);

describe('what npm run audit makes of the registry’s answer', () => {
  it('is each advisory once', () => {
    expect(run('advisoriesOf', report)).toMatchObject([
      { id: 'GHSA-1', name: 'b', severity: 'high' },
      { id: 'GHSA-2', name: 'b', severity: 'low' },
    ]);
    expect(run('advisoriesOf', { vulnerabilities: {} })).toEqual([]);
  });

  it('is nothing known where the registry does not answer audits', () => {
    expect(run('advisoriesOf', { message: '405 Method Not Allowed', error: { summary: '' } })).toBeNull();
    expect(run('advisoriesOf', {})).toBeNull();
  });

  it('is a breach where nobody wrote the weakness down, or its time is over', () => {
    expect(breaches({}, '2026-11-22')).toEqual([
      'high b: Reads too much (GHSA-1): not in docs/fraquezas.json',
      'low b: Reads too much (GHSA-2): not in docs/fraquezas.json',
    ]);
    const seen = { 'GHSA-1': '2026-11-01', 'GHSA-2': '2026-11-01' };
    expect(breaches(seen, '2026-12-01')).toEqual([]);
    expect(breaches(seen, '2026-12-02')).toEqual([
      'high b: Reads too much (GHSA-1): seen 31 days ago, mended within 30',
    ]);
  });
});
