import { sortByClasse } from './pricePoltronas';

it('seats are priced by class and then by number, whatever their order in the request', () => {
  const poltronas = [
    { numero: 10, classe: 'leito' },
    { numero: 2, classe: 'executivo' },
    { numero: 9, classe: 'leito' },
    { numero: 1, classe: 'leito' },
    { numero: 12, classe: 'executivo' },
  ] as const;
  const inOrder = [2, 12, 1, 9, 10];
  expect(sortByClasse(poltronas).map(({ numero }) => numero)).toEqual(inOrder);
  expect(sortByClasse(poltronas.toReversed()).map(({ numero }) => numero)).toEqual(inOrder);
});
