import { isRazaoSocial } from './razaoSocial';
import { fromTomador, nomeDoTomador, toTomador } from './tomador';
import { isTomadorEditavel } from './tomadorEditavel';
import { tomadorSchema } from './tomadorSchema';

const typed = {
  cnpj: '12.abc.345/01de-35',
  razaoSocial: '  Conceição &\tFilhos  Ltda. ',
  email: ' Contas@Empresa.test ',
};
const tomador = { cnpj: '12ABC34501DE35', razaoSocial: 'Conceição & Filhos Ltda.', email: 'contas@empresa.test' };

describe('the company that an order is invoiced to', () => {
  it('is sent as it is kept, and typed again as it was', () => {
    expect(toTomador(typed)).toEqual(tomador);
    expect(toTomador({ ...typed, email: ' ' })).toEqual({ cnpj: tomador.cnpj, razaoSocial: tomador.razaoSocial });
    expect(toTomador(fromTomador(tomador))).toEqual(tomador);
    expect(fromTomador(null)).toEqual({ cnpj: '', razaoSocial: '', email: '' });
    expect(nomeDoTomador(tomador)).toBe('Conceição & Filhos Ltda., CNPJ 12.ABC.345/01DE-35');
  });

  it.each([
    ['as typed', typed, []],
    ['without an e-mail', { ...typed, email: '' }, []],
    ['with digits alone', { ...typed, cnpj: '11.444.777/0001-61' }, []],
    ['with a wrong digit', { ...typed, cnpj: '11.444.777/0001-62' }, ['Informe um CNPJ válido']],
    ['with equal digits', { ...typed, cnpj: '11.111.111/1111-11' }, ['Informe um CNPJ válido']],
    ['with nothing', fromTomador(null), ['Informe um CNPJ válido', 'Informe a razão social']],
    ['with a long name', { ...typed, razaoSocial: 'x'.repeat(151) }, ['Informe a razão social']],
    ['with half an address', { ...typed, email: 'contas@' }, ['Informe um e-mail válido']],
  ])('is judged by the form: %s', async (_, dados, errors) => {
    const found = await tomadorSchema.validate(dados, { abortEarly: false }).then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
    expect(found).toEqual(errors);
  });

  it.each([
    ['Li', true],
    ['x', false],
    ['   ', false],
    [` ${'x'.repeat(150)} `, true],
    ['a\u0000b', false],
    ['a\nb', false],
    ['a\ud800b', false],
  ])('has a name that fits in a line: %j', (text, is) => {
    expect(isRazaoSocial(text)).toBe(is);
  });

  it('may change until its documents are issued', () => {
    expect((['reservado', 'aguardando_pagamento', 'pago'] as const).every(isTomadorEditavel)).toBe(true);
    const fixed = ['emitindo', 'emitido', 'emitido_parcial', 'cancelado', 'estornado', 'pago_sem_poltrona'] as const;
    expect(fixed.some(isTomadorEditavel)).toBe(false);
  });
});
