import { createPixBreaker } from './pixBreaker';
import { PixUnavailable, type PixPort } from '../../pagamento/pix/pixPort';

function start() {
  let time = 0;
  let calls = 0;
  let answer: () => Promise<null> = () => Promise.resolve(null);
  const port = {
    findCobranca: () => {
      calls += 1;
      return answer();
    },
  } as unknown as PixPort;
  const { pix, isAvailable } = createPixBreaker(port, () => time);
  const ask = () => pix.findCobranca('t').catch((error: unknown) => error);
  const down = (status: number | null = null) => {
    answer = () => Promise.reject(new PixUnavailable('down', status));
  };
  const times = async (count: number) => {
    for (let i = 0; i < count; i += 1) await ask();
  };
  return {
    ask,
    down,
    times,
    isAvailable,
    up: () => (answer = () => Promise.resolve(null)),
    wait: (ms: number) => (time += ms),
    calls: () => calls,
  };
}

describe('a provider that does not answer', () => {
  it('is left alone after five failures in a row: who asks hears so at once [PX20]', async () => {
    const psp = start();
    psp.down();
    await psp.times(4);
    expect(psp.isAvailable()).toBe(true);
    await psp.times(1);
    expect(psp.isAvailable()).toBe(false);
    expect(await psp.ask()).toBeInstanceOf(PixUnavailable);
    expect(psp.calls()).toBe(5);
  });

  it('is asked by one call after half a minute, whose success opens the way for all', async () => {
    const psp = start();
    psp.down(503);
    await psp.times(5);
    psp.up();
    psp.wait(30_000);
    expect(await psp.ask()).toBeNull();
    expect(psp.isAvailable()).toBe(true);
  });

  it('is left alone again when that one fails too', async () => {
    const psp = start();
    psp.down();
    await psp.times(5);
    psp.wait(30_000);
    await psp.times(2);
    expect([psp.calls(), psp.isAvailable()]).toEqual([6, false]);
  });

  it('is let be asked by one at a time while it counts as away', async () => {
    const psp = start();
    psp.down();
    await psp.times(5);
    psp.up();
    psp.wait(30_000);
    const [first, second] = await Promise.all([psp.ask(), psp.ask()]);
    expect([first, second instanceof PixUnavailable]).toEqual([null, true]);
  });

  it('that only refuses what is asked is there', async () => {
    const psp = start();
    psp.down(422);
    await psp.times(9);
    expect(psp.isAvailable()).toBe(true);
  });

  it('starts its count anew with every success', async () => {
    const psp = start();
    psp.down();
    await psp.times(4);
    psp.up();
    await psp.times(1);
    psp.down();
    await psp.times(4);
    expect(psp.isAvailable()).toBe(true);
  });
});
