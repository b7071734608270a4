import { formatCnpj, isCnpj, normalizeCnpj } from './cnpj';

it('groups the fourteen characters of a CNPJ, letters among them or not, and leaves anything else as it is', () => {
  expect(formatCnpj('12345678000195')).toBe('12.345.678/0001-95');
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('12.345.678/0001-95')).toBe('12.345.678/0001-95');
});

it('tells a CNPJ by its check digits, with letters or without', () => {
  for (const one of ['12.345.678/0001-95', '11222333000181', '12ABC34501DE35', '12.abc.345/01de-35']) {
    expect([one, isCnpj(one)]).toEqual([one, true]);
  }
  for (const none of ['12345678000194', '11111111111111', '1234567800019', '12ABC34501DE3A', '']) {
    expect([none, isCnpj(none)]).toEqual([none, false]);
  }
  expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});
