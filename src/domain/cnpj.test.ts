import { formatCnpj } from './cnpj';

it('groups the fourteen characters of a CNPJ, letters among them or not, and leaves anything else as it is', () => {
  expect(formatCnpj('12345678000195')).toBe('12.345.678/0001-95');
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('12.345.678/0001-95')).toBe('12.345.678/0001-95');
});
