import type { MemoriaDaPorta } from '../../domain/bilhetes/porta';
import { createBrowserDoor } from './browserDoor';

const memoria: MemoriaDaPorta = {
  viagem: { id: '100', dia: '2026-12-01', hora: '08:00' },
  lidos: { b1: { poltrona: 5, iniciais: 'AS', lidoEm: '2026-12-01T10:50:00.000Z' } },
  semValidade: ['b2'],
  fila: [],
  chaves: [{ id: '1', publica: 'x' }],
  desde: 1,
};
const door = () => createBrowserDoor(() => window.localStorage);

describe('what the door keeps', () => {
  afterEach(() => window.localStorage.clear());

  it('is there after the page was closed', () => {
    expect(door().read()).toBeNull();
    door().keep(memoria);
    expect(door().read()).toEqual(memoria);
  });

  it('lives as long as the page where the device keeps nothing [SI6]', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const one = door();
    one.keep(memoria);
    expect(one.read()).toEqual(memoria);
    expect(door().read()).toBeNull();
  });

  it('is nothing where something else stands in its place', () => {
    window.localStorage.setItem('itape.embarque', '{');
    expect(door().read()).toBeNull();
  });
});

describe('the door’s signals', () => {
  it('are felt: once for yes, twice for no', () => {
    const vibrate = jest.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    door().signal('pode');
    door().signal('nao');
    expect(vibrate.mock.calls).toEqual([[[80]], [[200, 100, 200]]]);
  });

  it('are missed by nobody where the device refuses them', () => {
    Object.defineProperty(navigator, 'vibrate', {
      value: () => {
        throw new Error('no');
      },
      configurable: true,
    });
    expect(() => door().signal('nao')).not.toThrow();
  });
});
