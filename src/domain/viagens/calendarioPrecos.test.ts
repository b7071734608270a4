import { limitesDe, motivoFechado, periodoDoMes, precosPorDia } from './calendarioPrecos';

const hoje = '2026-11-27';
const limites = limitesDe(hoje, null);

it('offers the days on sale, and a way back from the way out on', () => {
  expect(limites).toEqual({ min: '2026-11-27', max: '2027-01-26' });
  expect(limitesDe(hoje, '2026-12-05')).toEqual({ min: '2026-12-05', max: '2027-01-26' });
  expect(limitesDe(hoje, '2026-11-20').min).toBe(hoje);
});

it.each([
  ['2026-11-26', 'já passou'],
  ['2026-11-27', 'antes da ida'],
  ['2026-12-05', null],
  ['2027-01-26', null],
  ['2027-01-27', 'vendas abertas até 26/01/2027'],
])('says why %s cannot be picked: %s', (dia, motivo) => {
  expect(motivoFechado(dia, hoje, limitesDe(hoje, '2026-12-05'))).toBe(motivo);
});

it.each([
  ['2026-11-30', { inicio: '2026-11-27', fim: '2026-11-30' }],
  ['2026-12-15', { inicio: '2026-12-01', fim: '2026-12-31' }],
  ['2027-01-31', { inicio: '2027-01-01', fim: '2027-01-26' }],
  ['2027-02-01', null],
  ['2026-10-31', null],
])('asks for the days of the month of %s that are on sale', (dia, periodo) => {
  expect(periodoDoMes(dia, limites)).toEqual(periodo);
});

it('asks for no month of a way out after the sales window', () => {
  expect(periodoDoMes('2030-12-25', limitesDe(hoje, '2030-12-25'))).toBeNull();
});

const dia = (data: string, menorPrecoCentavos: number | null) => ({ data, menorPrecoCentavos });

it('marks every day of the lowest price, and none where all cost the same', () => {
  const varied = precosPorDia([dia('2026-12-01', 8990), dia('2026-12-02', 123456), dia('2026-12-03', null)]);
  expect([...varied]).toEqual([
    ['2026-12-01', { text: '89,90', cheapest: true }],
    ['2026-12-02', { text: '1.234,56', cheapest: false }],
    ['2026-12-03', { text: null, cheapest: false }],
  ]);
  const same = precosPorDia([dia('2026-12-01', 8990), dia('2026-12-02', 8990), dia('2026-12-03', null)]);
  expect([...same.values()].some(({ cheapest }) => cheapest)).toBe(false);
});
