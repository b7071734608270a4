import fc from 'fast-check';
import { distanciaKm, maisProximo } from './distancia';

const tiete = { id: 'tiete', lat: -23.516, lon: -46.625 };
const novoRio = { id: 'novoRio', lat: -22.899, lon: -43.209 };
const campoGrande = { id: 'campoGrande', lat: -20.49, lon: -54.62 };

const ponto = fc.record({
  lat: fc.double({ min: -33, max: 5, noNaN: true }),
  lon: fc.double({ min: -73, max: -35, noNaN: true }),
});

it('is about 357 km from São Paulo to Rio de Janeiro', () => {
  expect(distanciaKm(tiete, novoRio)).toBeGreaterThan(350);
  expect(distanciaKm(tiete, novoRio)).toBeLessThan(362);
});

it('is the same both ways, and nothing to where one is', () => {
  fc.assert(
    fc.property(ponto, ponto, (a, b) => {
      expect(distanciaKm(a, b)).toBeCloseTo(distanciaKm(b, a), 6);
      expect(distanciaKm(a, a)).toBe(0);
    }),
  );
});

it('finds the nearest place, and none where all are too far', () => {
  const centro = { lat: -23.55, lon: -46.63 };
  expect(maisProximo([campoGrande, novoRio, tiete], centro, 150)).toBe(tiete);
  expect(maisProximo([campoGrande, novoRio], centro, 150)).toBeNull();
  expect(maisProximo([], centro, 150)).toBeNull();
});
