import fc from 'fast-check';
import { bandeiraOf, isLuhn, sandboxCards } from './cards';
import { refuseMismatch } from './refuseMismatch';
import { proofOf, statusOf } from './threeDsServer';
import { cardErrors, type TypedCard } from './tokenise';

const HOJE = new Date(2026, 10, 21, 12);
const card: TypedCard = { numero: '4111 1111-1111 1111', validade: '12/30', codigo: '123', nome: 'ANA SOUZA' };
const wrongOf = (change: Partial<TypedCard>, today = HOJE) => Object.keys(cardErrors({ ...card, ...change }, today));

describe('a card that is typed', () => {
  it('is taken with spaces and dashes, as it is printed', () => expect(wrongOf({})).toEqual([]));

  it.each([
    ['the last day of its month', '11/26', new Date(2026, 10, 30, 23, 59), []],
    ['the first day after it', '11/26', new Date(2026, 11, 1), ['validade']],
    ['the turn of the year', '01/27', new Date(2026, 11, 31), []],
    ['twenty years ahead', '11/46', HOJE, []],
    ['a month more', '12/46', HOJE, ['validade']],
    ['month 00', '00/30', HOJE, ['validade']],
    ['one digit of the year', '12/3', HOJE, ['validade']],
  ])('is judged by its validity at %s', (_, validade, today, wrong) => {
    expect(wrongOf({ validade }, today)).toEqual(wrong);
  });

  it.each([
    ['378282246310005', '1234', []],
    ['378282246310005', '123', ['codigo']],
    ['4111111111111111', '1234', ['codigo']],
    ['4111111111111111', '12a', ['codigo']],
  ])('needs the code that its brand prints: %s with %s', (numero, codigo, wrong) => {
    expect(wrongOf({ numero, codigo })).toEqual(wrong);
  });

  it.each([
    ['letters in between', '4111x111111111111'],
    ['twelve digits', '411111111111'],
    ['twenty digits', '41111111111111111111'],
    ['no brand of ours', '9999999999999995'],
  ])('is refused for %s', (_, numero) => expect(wrongOf({ numero })).toEqual(['numero']));

  it('is refused field by field where a client sends nothing at all', () => {
    expect(Object.keys(cardErrors({}, HOJE))).toEqual(['numero', 'validade', 'codigo', 'nome']);
  });
});

describe('the check digit', () => {
  const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
  const closed = (first: readonly number[]): string =>
    Array.from({ length: 10 }, (_, last) => [...first, last].join('')).find(isLuhn) ?? '';

  it('is exactly one of ten, and finds every digit that is mistyped', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
        const numero = closed(first);
        expect(numero).toHaveLength(16);
        const typo = [...numero].map((digit, i) => (i === at ? String((Number(digit) + by) % 10) : digit)).join('');
        expect(isLuhn(typo)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the brand', () => {
  it.each([
    ['2220990000000000', null],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['2721000000000004', null],
    ['5090400000000000', 'elo'],
    ['5600000000000000', null],
    ['4011780000000000', 'elo'],
    ['4012888888881881', 'visa'],
    ['6062820000000000', 'hipercard'],
    ['3841000000000000', 'hipercard'],
    ['340000000000009', 'amex'],
    ['360000000000000', null],
  ])('of %s is %s', (numero, bandeira) => expect(bandeiraOf(numero)).toBe(bandeira));

  it('of each card to try is the one it is listed with', () => {
    expect(sandboxCards.filter(({ numero, bandeira }) => bandeiraOf(numero) !== bandeira)).toEqual([]);
    expect(new Set(sandboxCards.map(({ numero }) => numero)).size).toBe(sandboxCards.length);
  });
});

describe('the bank’s answer', () => {
  it.each([
    ['aprova', 'visa', '05'],
    ['aprova', 'mastercard', '02'],
    ['tentativa', 'elo', '06'],
    ['tentativa', 'mastercard', '01'],
  ] as const)('to a card that %ss, of %s, is proven by ECI %s', (cenario, bandeira, eci) => {
    const { cavv, ...proof } = proofOf(statusOf(cenario), bandeira);
    expect(proof).toEqual({ eci });
    expect(Buffer.from(cavv ?? '', 'base64')).toHaveLength(20);
  });

  it.each(['nega', 'rejeita', 'indisponivel', 'desafio', 'nao_carrega'] as const)('%s has no proof', (cenario) => {
    expect(proofOf(statusOf(cenario), 'visa')).toEqual({ eci: null, cavv: null });
  });

  const asked = {
    orderNumber: 'K1',
    transactionType: 'credit',
    amount: 11_250,
    installments: 1,
    captureType: 'pa',
    vaultId: 'v',
    code3DS: 'c',
  };
  const proven = { chave: 'K1', valor_centavos: 11_250, situacao: 'Y' as const };

  it.each<[string, object, Parameters<typeof refuseMismatch>[1], string]>([
    ['none', {}, undefined, 'não é deste pedido'],
    ['another order’s', {}, { ...proven, chave: 'K2' }, 'não é deste pedido'],
    ['one of less money', {}, { ...proven, valor_centavos: 11_249 }, 'não é o que foi autenticado'],
    ['none that proves, for debit', { transactionType: 'debit' }, { ...proven, situacao: 'U' }, 'exige autenticação'],
    ['one that is still asking, for debit', { transactionType: 'debit' }, { ...proven, situacao: 'C' }, 'exige'],
  ])('is not enough for a payment where it is %s', (_, change, authentication, words) => {
    expect(() => refuseMismatch({ ...asked, ...change }, authentication)).toThrow(words);
  });

  it.each(['Y', 'A'] as const)('of %s is enough for a debit, and credit needs none', (situacao) => {
    expect(() => refuseMismatch({ ...asked, transactionType: 'debit' }, { ...proven, situacao })).not.toThrow();
    expect(() => refuseMismatch(asked, { ...proven, situacao: 'N' })).not.toThrow();
  });
});
