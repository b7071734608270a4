import fc, { type Arbitrary } from 'fast-check';
import type { tiete } from './viagemBuilders';

/** One of these values: typed fields are right, wrong, and at the limits. */
export const of = <T>(...values: T[]): Arbitrary<T> => fc.constantFrom(...values);
export const letters = (count: number) => 'a'.repeat(count);
/** Texts about each length that a field allows, up to its `maxLength`, with what a phone's keyboard adds. */
export const text = (minimum: number, maximum: number) =>
  of(
    '',
    letters(minimum - 1),
    letters(minimum),
    ` ${letters(minimum)} `,
    ' '.repeat(minimum),
    'é ü\tç — “x”',
    letters(maximum),
  );
/** Mostly what a form accepts, so that whole forms are right often enough. */
export const mostly = <T>(right: T[], wrong: T[]): Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: of(...right) }, { weight: 1, arbitrary: of(...wrong) });
export const nome = mostly(
  ['Ana Souza', ' Ana  Maria de Souza ', 'Jose\u0301 Araújo', `Ana ${letters(146)}`, 'Ø Ł'],
  ['Ana', 'Ana 2', `Ana ${letters(147)}`],
);
export const email = mostly(
  ['ana@itape.test', ' ana@itape.test ', 'a.b+c@x.co.uk', `${letters(64)}@${letters(63)}.com`],
  ['ana@', 'ana@é.com'],
);
export const celular = mostly(['(11) 98765-4321', '(55) 91234-5678'], ['(11) 3456-7890', '11987654321']);
export const celularOpcional = fc.oneof(celular, of(''));
export const cpf = mostly(['529.982.247-25', '52998224725'], ['529.982.247-26', '000.000.000-00']);
export const nascimento = mostly(
  ['10/05/1990', '29/02/2000', '22/11/2008', '21/11/2008'],
  ['29/02/2001', '01/01/1799', '31/12/1799', ''],
);
export const centavos = of<number | null>(null, 0, 1, 999, 1_000, 50_000, 1_000_000, 10_000_000, 10_000_001);

export const parte = fc.oneof(
  fc.record({ nome, tipo: of('cpf'), numero: cpf, celular, email: fc.oneof(email, of('')) }),
  fc.record({
    nome: fc.oneof(nome, of('Casa & Cia 3 Ltda', 'X')),
    tipo: of('cnpj', 'passaporte', 'outro'),
    numero: of('12.345.678/0001-95', '12abc34501de35', 'ab123456', '123456789012', 'AB 1234', '1'),
    celular,
    email: of('', ' x@y.zz '),
  }),
);
export const volume = fc.record({
  peso: of('0,001', '0,01', '4,2', '30', '30,0004', '30,1'),
  comprimento: of('0,2', '40', '99,5', '100', '100,1'),
  largura: of('1', '30'),
  altura: of('1', '25', '70,5'),
});
export const item = fc.record({
  descricao: fc.oneof(text(3, 80), of('Livros')),
  quantidade: of('1', ' 2', '999', '1000', '1e2', '1,5', '-1'),
  valor: of<number | null>(0, 1, 25, 1_000_000),
});
const toLugar = (place: typeof tiete) => ({ texto: place.nome, lugar: place });
/** A place that was chosen; at times another one, or a text that is none. */
export const lugar = (place: typeof tiete, other: typeof tiete) =>
  mostly<{ texto: string; lugar: typeof tiete | null }>(
    [toLugar(place)],
    [toLugar(other), { texto: 'x', lugar: null }],
  );
