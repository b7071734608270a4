import { joinItems } from './itens';

it.each([
  [[], ''],
  [[1], '1'],
  [[1, 2], '1 e 2'],
  [['Ana', 'Bia', 'Carla'], 'Ana, Bia e Carla'],
])('%j is said as “%s”', (items, said) => {
  expect(joinItems(items)).toBe(said);
});
