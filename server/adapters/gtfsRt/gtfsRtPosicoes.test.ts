import bindings from 'gtfs-realtime-bindings';
import { createGtfsRtPosicoes, PosicoesUnavailable } from './gtfsRtPosicoes';

const { FeedMessage } = bindings.transit_realtime;
type Vehicle = bindings.transit_realtime.IVehiclePosition;

const feedOf = (vehicles: Vehicle[], timestamp: number | null = 1_000): Uint8Array<ArrayBuffer> => {
  const header = { gtfsRealtimeVersion: '2.0', ...(timestamp !== null && { timestamp }) };
  const entity = vehicles.map((vehicle, i) => ({ id: String(i), vehicle }));
  return new Uint8Array(FeedMessage.encode({ header, entity: [...entity, { id: 'x' }] }).finish());
};
const asked: RequestInit[] = [];
const reading = (reply: Response, autorizacao: string | null = null) =>
  createGtfsRtPosicoes({ url: 'https://frota.test/p.pb', autorizacao }, async (_url, init) => {
    asked.push(init);
    return reply;
  }).read();

const trip = { tripId: 'a', startDate: '20261201' };
const position = { latitude: -23.5, longitude: -46.5 };

describe('the feed of positions', () => {
  it('tells the trip, the place and the time of each vehicle', async () => {
    expect(await reading(new Response(feedOf([{ trip, position, timestamp: 900 }])))).toEqual([
      { viagem: 'a', dia: '20261201', lat: -23.5, lon: -46.5, em: new Date(900_000) },
    ]);
  });

  it('gives the time of the message to a vehicle without one', async () => {
    const [read] = await reading(new Response(feedOf([{ trip: { tripId: 'a' }, position }])));
    expect(read).toMatchObject({ dia: null, em: new Date(1_000_000) });
  });

  it.each<[string, Vehicle, number | null]>([
    ['a trip', { position, timestamp: 900 }, 1_000],
    ['a place', { trip, timestamp: 900 }, 1_000],
    ['a place on earth', { trip, position: { latitude: 91, longitude: 0 }, timestamp: 900 }, 1_000],
    ['a time', { trip, position }, null],
    ['a time that a date can name', { trip, position, timestamp: 2 ** 53 - 1 }, 1_000],
  ])('leaves out a vehicle without %s', async (_what, vehicle, told) => {
    expect(await reading(new Response(feedOf([vehicle], told)))).toEqual([]);
  });

  it('is asked for with the credentials, and no redirect is followed', async () => {
    await reading(new Response(feedOf([])), 'Bearer x');
    expect(asked.at(-1)).toMatchObject({ redirect: 'error', headers: { authorization: 'Bearer x' } });
  });

  it('is unavailable where it is refused, and is not read to an end that does not come', async () => {
    await expect(reading(new Response('', { status: 401 }))).rejects.toBeInstanceOf(PosicoesUnavailable);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    await expect(reading(new Response(endless))).rejects.toBeInstanceOf(PosicoesUnavailable);
    expect(sent).toBeLessThan(20);
  });
});
