import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { isSessaoExternaNova, isSessaoExternaValida, isTokenExpirado } from './sessao';

const HOUR = 3_600_000;
const now = new Date('2026-11-21T15:00:00Z');
const sessao = (loginDate: string, sessaoClientId = 'praxio-1') => ({
  sessaoClientId,
  estabelecimentoId: 1,
  loginDate,
  expiraEm: loginDate,
  cache: false,
});
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

describe('isTokenExpirado', () => {
  it('changes its mind exactly three hours after the expiry [SV1, §4.validade.1, §9.recheck.2]', () => {
    expect(isTokenExpirado(now.getTime() - 3 * HOUR, now)).toBe(false);
    expect(isTokenExpirado(now.getTime() - 3 * HOUR - 1, now)).toBe(true);
  });

  it('never takes a later expiry for deader than an earlier one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.nat(100_000), (hours, extra) => {
        const exp = now.getTime() + hours * HOUR;
        expect(isTokenExpirado(exp + extra, now) && !isTokenExpirado(exp, now)).toBe(false);
      }),
    );
  });
});

describe('isSessaoExternaValida', () => {
  it('lasts ten hours from the login, compared with now minus three [SV1, §4.validade.5, §9.recheck.3, §5.sessao.1]', () => {
    expect(isSessaoExternaValida(sessao(ago(13 * HOUR)), now)).toBe(true);
    expect(isSessaoExternaValida(sessao(ago(13 * HOUR + 1)), now)).toBe(false);
  });

  it.each([
    ['no session', null],
    ['an empty id', sessao(ago(0), '')],
    ['a blank id', sessao(ago(0), '  ')],
    ['the date of nothing', sessao('0001-01-01T00:00:00Z')],
    ['a date without an offset', sessao('2026-11-21T15:00:00')],
    ['what is no date', sessao('ontem')],
    ['an empty date', sessao('')],
  ])('refuses %s [SV4, SV5, §4.validade.4]', (_, value) => {
    expect(isSessaoExternaValida(value, now)).toBe(false);
  });

  // Jest's process.env is a copy that does not affect the time zone, so each zone runs in a child process.
  it('says the same in seven time zones, one of them off by half an hour [SV2]', () => {
    const script = `
      import { isSessaoExternaValida } from './src/domain/sessao/sessao.ts';
      const now = new Date('2026-11-21T15:00:00Z');
      const valid = (loginDate) => isSessaoExternaValida({ sessaoClientId: 'x', loginDate }, now);
      const brasil = ['America/Sao_Paulo', 'America/Rio_Branco', 'America/Noronha'];
      const zones = [...brasil, 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC'];
      console.log(JSON.stringify(zones.map((zone) => {
        process.env.TZ = zone;
        return [new Date(now).toTimeString().slice(0, 5), valid('2026-11-20T23:00:00-03:00'), valid('2026-11-20T22:59:59-03:00'), valid('2026-11-21T11:00:00')];
      })));`;
    const output = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    const answers = JSON.parse(output.toString()) as [string, boolean, boolean, boolean][];
    const clocks = ['12:00', '10:00', '13:00', '20:30', '00:00', '05:00', '15:00'];
    expect(answers.map(([clock]) => clock)).toEqual(clocks);
    expect(answers.map(([, ...rest]) => rest)).toEqual(answers.map(() => [true, false, false]));
  });
});

describe('what no server should send', () => {
  it.each([
    ['a login of the day after tomorrow', sessao(ago(-25 * HOUR - 1))],
    ['a client id that is no text', { ...sessao(ago(0)), sessaoClientId: null as unknown as string }],
    ['a date that is no text', { ...sessao(ago(0)), loginDate: null as unknown as string }],
    ['an offset that is not at the end', sessao('2026-11-21T15:00:00Z!')],
  ])('%s is no session, neither old nor new [SV4, SV5]', (_, value) => {
    expect(isSessaoExternaValida(value, now)).toBe(false);
    expect(isSessaoExternaNova(value, now)).toBe(false);
  });

  it.each(['Z', '-03:00', '+0000', '+05:30'])('an offset may be written %s', (offset) => {
    expect(isSessaoExternaValida(sessao(`2026-11-21T12:00:00${offset}`), now)).toBe(true);
  });
});

describe('isSessaoExternaNova', () => {
  it('bears a device clock that is a day off, either way, and no more [SV3]', () => {
    for (const hours of [-25, -24, 0, 24, 25]) expect(isSessaoExternaNova(sessao(ago(hours * HOUR)), now)).toBe(true);
    expect(isSessaoExternaNova(sessao(ago(25 * HOUR + 1)), now)).toBe(false);
    expect(isSessaoExternaNova(sessao(ago(-25 * HOUR - 1)), now)).toBe(false);
    expect(isSessaoExternaValida(sessao(ago(-25 * HOUR)), now)).toBe(true);
  });

  it.each([null, sessao(ago(0), ' '), sessao('ontem')])('is none without id and date: %j', (value) => {
    expect(isSessaoExternaNova(value, now)).toBe(false);
  });
});
