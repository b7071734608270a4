import { avisoForaDaVenda, diaComAno, diasAoRedor } from './vendas';

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

  it.each([
    ['in the middle', '2026-12-10', '2026-12-07', '2026-12-13'],
    ['at the first day', '2026-11-23', '2026-11-22', '2026-11-28'],
    ['at the last day of sale', '2027-01-20', '2027-01-15', '2027-01-21'],
    ['beyond it', '2027-02-10', '2027-02-07', '2027-02-13'],
  ])('are seven around a searched one, none after the last of sale: %s', (_, dia, first, last) => {
    const dias = diasAoRedor(dia, { primeiroDia: '2026-11-22', hoje: '2026-11-22' });
    expect([dias.length, dias[0], dias.at(-1)]).toEqual([7, first, last]);
  });

  it('are fewer where the way back may only leave at their end', () => {
    expect(diasAoRedor('2027-01-20', { primeiroDia: '2027-01-20', hoje: '2026-11-22' })).toEqual([
      '2027-01-20',
      '2027-01-21',
    ]);
  });
});
