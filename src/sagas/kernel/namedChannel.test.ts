import { runSaga } from 'redux-saga';
import type { BusEvent } from '../../events/catalogue';
import { fork, queueEvents, race, takeEvent, takeFrom, type Flow } from './effects';
import { namedChannel, takeByName } from './namedChannel';

const start = () => {
  const channel = namedChannel<BusEvent>();
  const heard: string[] = [];
  const run = (flow: () => Flow) => runSaga({ channel, effectMiddlewares: [takeByName(channel)] }, flow);
  /** Hears the names once each time they come, for as long as it runs. */
  const listen = (who: string, ...names: BusEvent['type'][]) =>
    run(function* listening() {
      while (true) heard.push(`${who} ${(yield* takeEvent(...names)).type}`);
    });
  return { channel, heard, run, listen };
};

const SAIDA = { type: 'SaidaPedida', payload: undefined } as BusEvent;
const REDE: BusEvent = { type: 'ConexaoMudada', payload: { online: true } };

describe('the channel of workflows', () => {
  it('costs an event nothing for workflows that wait for another one', () => {
    const readsWith = (idle: number): number => {
      const { channel, heard, listen } = start();
      listen('taker', 'ConexaoMudada');
      for (let i = 0; i < idle; i += 1) listen('idle', 'SaidaPedida');
      let reads = 0;
      channel.put({
        get type() {
          reads += 1;
          return REDE.type;
        },
        payload: REDE.payload,
      });
      expect(heard).toEqual(['taker ConexaoMudada']);
      return reads;
    };
    expect(readsWith(200)).toBe(readsWith(0));
  });

  it('goes on in the order in which workflows began to wait, however they wait', () => {
    const { channel, heard, run, listen } = start();
    listen('first', 'SaidaPedida');
    run(function* collecting() {
      const queue = yield* queueEvents('SaidaPedida', 'ConexaoMudada');
      while (true) heard.push(`second ${(yield* takeFrom(queue)).type}`);
    });
    listen('third', 'SaidaPedida');
    channel.put(SAIDA);
    expect(heard).toEqual(['first SaidaPedida', 'second SaidaPedida', 'third SaidaPedida']);
  });

  it('lets a workflow that waits for several names go on once an event, with each of them', () => {
    const { channel, heard, listen } = start();
    listen('either', 'SaidaPedida', 'ConexaoMudada');
    channel.put(SAIDA);
    channel.put(REDE);
    channel.put(SAIDA);
    expect(heard).toEqual(['either SaidaPedida', 'either ConexaoMudada', 'either SaidaPedida']);
  });

  it('forgets the wait that lost a race, and that of a cancelled workflow', () => {
    const { channel, heard, run, listen } = start();
    run(function* racing() {
      const { rede } = yield* race({ saida: takeEvent('SaidaPedida'), rede: takeEvent('ConexaoMudada') });
      heard.push(rede ? 'rede won' : 'saida won');
    });
    const cancelled = listen('cancelled', 'SaidaPedida');
    channel.put(REDE);
    cancelled.cancel();
    channel.put(SAIDA);
    expect(heard).toEqual(['rede won']);
  });

  it('keeps nobody who has gone on, under no name, and nobody who was taken back', () => {
    const { channel } = start();
    const gone: { (event: BusEvent): void; cancel?: () => void } = jest.fn<void, [BusEvent]>();
    const takenBack: typeof gone = jest.fn<void, [BusEvent]>();
    channel.takeNamed(['SaidaPedida', 'ConexaoMudada'], gone);
    channel.takeNamed(['SaidaPedida'], takenBack);
    takenBack.cancel?.();
    channel.put(REDE);
    channel.put(SAIDA);
    expect(gone).toHaveBeenCalledTimes(1);
    expect(takenBack).not.toHaveBeenCalled();
  });

  it('hands an event on after the effects under way, so that a workflow just started hears it', () => {
    const { channel, heard, run, listen } = start();
    run(function* starting() {
      channel.put(SAIDA);
      yield* fork(function* later() {
        heard.push(`later ${(yield* takeEvent('SaidaPedida')).type}`);
      });
    });
    listen('not started yet', 'ConexaoMudada');
    expect(heard).toEqual(['later SaidaPedida']);
  });
});
