import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { CLASSES } from '../../platform/http/limits/classes';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer({ limits: true });
}, START_MS);
afterAll(() => server.close());

const { subject, device, address } = CLASSES.lookup;
const BUSCA = '/api/Bilhetes/Busca';

interface Call {
  localizador?: string;
  documento?: string;
  url?: string;
  from: string;
  device?: string;
  who?: string;
}
const call = ({ localizador = 'K7Q2MP', documento = '52998224725', url = BUSCA, from, device: named, who }: Call) =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { ...(named && { 'x-dispositivo': named }), ...(who && signedInAs(who)) },
    payload: { localizador, documento },
  });
/** How many of so many calls, one after another, are let in. */
async function letIn(times: number, callOf: (index: number) => Call): Promise<number> {
  let passed = 0;
  for (let index = 0; index < times; index += 1) {
    if ((await call(callOf(index))).statusCode !== 429) passed += 1;
  }
  return passed;
}
/** A caller who changes address and device each time. */
const elsewhere = (index: number) => ({
  from: `198.51.${Math.floor(index / 250)}.${index % 250}`,
  device: `d${index}`,
});

describe('searches for a ticket', () => {
  it('end for a localizador, whoever asks from wherever, at both routes together [RL1]', async () => {
    const guess = (index: number) => ({
      ...elsewhere(index),
      localizador: index % 3 === 0 ? 'K7Q2MP' : 'k7q2mp',
      documento: `10000${index}`,
      url: index % 2 === 0 ? BUSCA : `${BUSCA}/Email`,
    });
    expect(await letIn(subject + 6, guess)).toBe(subject);
    expect(await letIn(2, (index) => ({ ...elsewhere(500 + index), localizador: 'K7Q2MQ' }))).toBe(2);
  });

  it('are not used up by bodies that are none', async () => {
    for (let index = 0; index < subject + 2; index += 1) {
      await call({ ...elsewhere(600 + index), localizador: 'K7Q2MR', documento: '!' });
    }
    expect((await call({ ...elsewhere(700), localizador: 'K7Q2MR' })).statusCode).toBe(404);
  });

  it('end for a device and for an account over many localizadores [RL1]', async () => {
    const localizadorOf = (index: number) => `BCDF${'23456789'.charAt(index % 8)}${'BCDFGHJK'.charAt(index / 8)}`;
    const sameDevice = (index: number) => ({
      ...elsewhere(800 + index),
      localizador: localizadorOf(index),
      device: 'x',
    });
    expect(await letIn(device + 3, sameDevice)).toBe(device);
    const sameAccount = (index: number) => ({
      ...elsewhere(900 + index),
      localizador: localizadorOf(30 + index),
      who: 'curiosa',
    });
    expect(await letIn(CLASSES.lookup.account + 3, sameAccount)).toBe(CLASSES.lookup.account);
  });

  it('end for an address, whatever devices it makes up [RL1]', async () => {
    const letters = 'BCDFGHJKMNPQ';
    const fromHere = (index: number) => ({
      from: '203.0.113.77',
      device: `f${index}`,
      localizador: `Z${letters.charAt(index % 12)}${letters.charAt(index / 12)}222`,
    });
    expect(await letIn(address + 3, fromHere)).toBe(address);
  });

  it('that are refused say for how long, and are counted by route and status without what was asked', async () => {
    const refused = await call({ ...elsewhere(1_200), localizador: 'K7Q2MP', documento: '52998224725' });
    expect(refused.statusCode).toBe(429);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(refused.json<{ erros: { mensagem: string }[] }>().erros[0]?.mensagem).toMatch(
      /Tente de novo em \d+ minutos/,
    );
    const { body } = await server.app.inject({ url: '/metrics' });
    const countOf = (status: number) =>
      Number(new RegExp(`_count\\{method="POST",route="${BUSCA}",status="${status}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
    expect(countOf(404)).toBeGreaterThan(subject);
    expect(countOf(429)).toBeGreaterThan(5);
    expect(body).not.toMatch(/K7Q2MP|52998224725/i);
  });
});
