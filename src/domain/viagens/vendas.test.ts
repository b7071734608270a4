import { avisoForaDaVenda, diaComAno } from './vendas';

describe('the days of sale', () => {
  it.each([
    ['2026-11-22', null],
    ['2027-01-21', null],
    ['2027-01-22', 'Vendas abertas até 21/01/2027.'],
    ['2028-02-29', 'Vendas abertas até 21/01/2027.'],
  ])('end 60 days from today: %s', (dia, aviso) => {
    expect(avisoForaDaVenda(dia, '2026-11-22')).toBe(aviso);
  });

  it('are told with their year where it is another', () => {
    expect(diaComAno('2026-12-05', '2026-11-22')).toBe('05/12');
    expect(diaComAno('2027-01-05', '2026-11-22')).toBe('05/01/2027');
  });
});
