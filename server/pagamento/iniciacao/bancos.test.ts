import type { Banco } from '../../../src/domain/wire/pagamento/iniciacao';
import { createBancos } from './bancos';
import { IniciadorUnavailable, type IniciadorPort } from './iniciadorPort';

const refuse = (): Promise<never> => Promise.reject(new Error('not asked'));
const TEN_MINUTES = 600_000;

/** The banks of an initiator that gives these answers in turn, read at given moments. */
function reading(...answers: (Banco[] | Error)[]) {
  let now = 0;
  let asked = 0;
  const iniciador: IniciadorPort = {
    listBancos: () => {
      const answer = answers[asked++] ?? new Error('asked once too often');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    start: refuse,
    find: refuse,
    registerWebhook: refuse,
  };
  const bancos = createBancos(iniciador, () => now);
  return {
    asked: () => asked,
    at: (ms: number) => {
      now = ms;
      return bancos.list();
    },
  };
}

const aurora = [{ id: 'aurora', nome: 'Banco Aurora' }];
const nimbo = [{ id: 'nimbo', nome: 'Nimbo' }];
const away = new IniciadorUnavailable('away');

describe('the banks of the initiator', () => {
  it('are asked for at most every ten minutes', async () => {
    const read = reading(aurora, nimbo);
    expect(await read.at(0)).toEqual(aurora);
    expect(await read.at(TEN_MINUTES - 1)).toEqual(aurora);
    expect(read.asked()).toBe(1);
    expect(await read.at(TEN_MINUTES)).toEqual(nimbo);
    expect(await read.at(2 * TEN_MINUTES - 1)).toEqual(nimbo);
    expect(read.asked()).toBe(2);
  });

  it('are the last ones while the initiator is away, and it is asked each time', async () => {
    const read = reading(aurora, away, nimbo);
    await read.at(0);
    expect(await read.at(TEN_MINUTES)).toEqual(aurora);
    expect(await read.at(TEN_MINUTES + 1)).toEqual(nimbo);
  });

  it('are not there before it has answered once, which is said as an outage', async () => {
    const read = reading(away, aurora);
    await expect(read.at(0)).rejects.toMatchObject({ status: 503, erros: [{ codigo: 'INICIADOR_INDISPONIVEL' }] });
    expect(await read.at(1)).toEqual(aurora);
  });

  it('hide no fault of ours behind an outage, not even where some are known', async () => {
    const read = reading(aurora, new TypeError('ours'));
    await read.at(0);
    await expect(read.at(TEN_MINUTES)).rejects.toThrow(TypeError);
  });
});
