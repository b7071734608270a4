import { browserLocation } from './location';

type Answer = (good: PositionCallback, bad: PositionErrorCallback) => void;
const asking = (answer: Answer) =>
  browserLocation(() => ({ getCurrentPosition: answer }) as unknown as Geolocation).current();

it('tells where the device is', async () => {
  const coords = { latitude: -23.5, longitude: -46.6 };
  await expect(asking((good) => good({ coords } as GeolocationPosition))).resolves.toEqual({
    ok: true,
    ponto: { lat: -23.5, lon: -46.6 },
  });
});

it.each([
  [1, 'negada'],
  [2, 'indisponivel'],
  [3, 'indisponivel'],
])('tells with code %i that it is %s', async (code, motivo) => {
  await expect(asking((_, bad) => bad({ code } as GeolocationPositionError))).resolves.toEqual({ ok: false, motivo });
});

it('is not there in a browser that has none', async () => {
  await expect(browserLocation(() => undefined).current()).resolves.toEqual({ ok: false, motivo: 'indisponivel' });
});
