import fc from 'fast-check';
import { createStream, waitBefore } from './createStream';
import { createSseParser } from './sseParser';

const event = (data: unknown) => `event: pedido\nid: 1\ndata: ${JSON.stringify(data)}\n\n`;

describe('the event stream’s parser', () => {
  it('gives each event’s data, and passes over heartbeats and what is no JSON', () => {
    const seen: unknown[] = [];
    createSseParser((data) => seen.push(data))(`: oi\n\n${event({ a: 1 })}data: not json\n\n${event({ a: 2 })}`);
    expect(seen).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('gives the same wherever the network cuts the stream, and with any line end', () => {
    const events = [{ a: 1 }, { b: 'x\ny' }, [3]];
    fc.assert(
      fc.property(fc.constantFrom('\n', '\r\n'), fc.array(fc.nat(200), { maxLength: 20 }), (newline, cuts) => {
        const stream = events.map(event).join('').replaceAll('\n', newline);
        const edges = [0, ...cuts.filter((cut) => cut < stream.length).sort((a, b) => a - b), stream.length];
        const seen: unknown[] = [];
        const parse = createSseParser((data) => seen.push(data));
        edges.slice(1).forEach((edge, i) => parse(stream.slice(edges[i], edge)));
        expect(seen).toEqual(events);
      }),
    );
  });
});

describe('a stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const random = { uuid: () => 'ff000000' };
  const open = (replies: (() => Response)[]) => {
    const messages: unknown[] = [];
    const onError = jest.fn();
    let calls = 0;
    const send = jest.fn(async () => {
      const reply = replies[Math.min(calls, replies.length - 1)];
      calls += 1;
      if (!reply) throw new TypeError('no network');
      return reply();
    });
    const stream = createStream(send, random).open('/Pedidos/1/Eventos', (data) => messages.push(data), onError);
    return { messages, onError, send, close: stream.close };
  };

  it('comes back by itself after a drop', async () => {
    const { messages, onError, send, close } = open([() => new Response(event(1)), () => new Response(event(2))]);
    await jest.advanceTimersByTimeAsync(0);
    expect(messages).toEqual([1]);
    expect(onError).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(waitBefore(0, 1));
    expect(messages).toEqual([1, 2]);
    close();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits longer from one failed attempt to the next, up to half a minute', () => {
    expect([0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, 1))).toEqual([1000, 2000, 4000, 8000, 30_000]);
    expect(waitBefore(0, 0)).toBe(500);
  });

  it('does not come back to what is not there for this person', async () => {
    const { onError, send } = open([() => new Response('', { status: 404 })]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledTimes(1);
  });
});
