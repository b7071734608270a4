import fc from 'fast-check';
import { refusedBy } from '../../../../tests/support/refusedBy';
import { object } from 'yup';
import { contatoRules } from './contatoRules';
import { EMAIL_MAXIMO, isEmail } from './email';

describe('an e-mail address', () => {
  it.each([
    'ana@itape.test',
    'ana.souza+viagens@exemplo.com.br',
    "o'neil_99@exemplo.com",
    'a@b.co',
    'joão@exemplo.com',
    'ana@xn--exmplo-cva.com',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
  ])('may be %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'ana',
    'ana@',
    '@itape.test',
    'ana@itape',
    'ana@@itape.test',
    'ana@itape..test',
    'ana@.itape.test',
    'ana@itape.test.',
    'ana@-itape.test',
    'ana@itape-.test',
    'ana@exêmplo.com',
    'ana souza@itape.test',
    'ana@itape.test\n',
    'ana@itape.test\r\nBcc: outro@itape.test',
    'Ana <ana@itape.test>',
    'ana@itape.test, bia@itape.test',
    'ana"x"@itape.test',
    'ana\u0000@itape.test',
    'ana\ud800@itape.test',
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));

  it('has the length that a mail server takes at most', () => {
    const address = (length: number) => `${'a'.repeat(length - '@itape.test'.length)}@itape.test`;
    expect([isEmail(address(EMAIL_MAXIMO)), isEmail(address(EMAIL_MAXIMO + 1))]).toEqual([true, false]);
  });

  it('never holds what begins another header, another recipient or another address', () => {
    const piece = fc.constantFrom('ana', '@', '.', 'itape', 'test', '\r', '\n', ',', ';', '<', '>', '"', ' ', '\t');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        if (isEmail(text)) expect(text).toMatch(/^[^\s,;<>"@]+@[^\s,;<>"@]+$/);
      }),
    );
  });
});

describe('the fields by which somebody is reached', () => {
  const schema = object(contatoRules);
  const right = { nome: 'Ana Souza', email: 'ana@itape.test', celular: '(11) 98765-4321', celularOpcional: '' };

  it.each([
    [{}, {}],
    [{ email: ' ana@itape.test ' }, {}],
    [{ nome: 'Ana' }, { nome: 'Informe um nome válido' }],
    [{ email: 'ana' }, { email: 'Informe um e-mail válido' }],
    [{ celular: '' }, { celular: 'Informe um celular válido' }],
    [{ celularOpcional: '(11) 3456-7890' }, { celularOpcional: 'Informe um celular válido' }],
    [{ celularOpcional: '(11) 98765-4321' }, {}],
  ])('with %j have the faults %j', (change, faults) => {
    expect(refusedBy(schema, { ...right, ...change })).toEqual(faults);
  });
});
