import { dayName, monthTitle, shortWeekday, weekdays } from './dayText';

const nothing = { reason: null, price: undefined, today: false };

it('names a day with its price', () => {
  expect(dayName('2026-11-27', { ...nothing, price: { text: '89,90', cheapest: false } })).toBe(
    'sexta-feira, 27 de novembro de 2026, a partir de R$ 89,90',
  );
});

it('says in words which is the cheapest, which is today, and which has no departure', () => {
  expect(dayName('2026-12-05', { ...nothing, price: { text: '89,90', cheapest: true } })).toBe(
    'sábado, 5 de dezembro de 2026, a partir de R$ 89,90, menor preço do mês',
  );
  expect(dayName('2026-12-05', { ...nothing, today: true, price: { text: null, cheapest: false } })).toBe(
    'sábado, 5 de dezembro de 2026, hoje, sem viagens',
  );
});

it('gives the reason in place of the price where a day cannot be picked', () => {
  expect(dayName('2026-11-20', { ...nothing, reason: 'já passou', price: { text: '89,90', cheapest: true } })).toBe(
    'sexta-feira, 20 de novembro de 2026, já passou',
  );
});

it('names months and weekdays in Portuguese', () => {
  expect(monthTitle('2026-12')).toBe('dezembro de 2026');
  expect(shortWeekday('2026-12-05')).toBe('sáb.');
  expect(weekdays().map((day) => day.short)).toEqual(['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']);
  expect(weekdays()[0]?.long).toBe('domingo');
});
