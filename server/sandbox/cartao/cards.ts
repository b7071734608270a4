import type { Bandeira } from '../../../src/domain/pagamento/cartao';

/** The behaviour of a card of the embedded acquirer. */
export type Cenario =
  | 'aprova'
  | 'tentativa'
  | 'desafio'
  | 'nega'
  | 'rejeita'
  | 'indisponivel'
  | 'nao_carrega'
  | 'lento'
  | 'sem_saldo'
  | 'roubado'
  | 'demora'
  | 'quebra';

export interface SandboxCard {
  numero: string;
  bandeira: Bandeira;
  cenario: Cenario;
  /** The behaviour in words, for people who try it out. */
  oQueFaz: string;
}

/** Made-up numbers that pass the check digit; any validity to come and any security code do. */
export const sandboxCards: readonly SandboxCard[] = [
  card('4111111111111111', 'visa', 'aprova', 'Aprova sem desafio (Y)'),
  card('5555555555554444', 'mastercard', 'aprova', 'Aprova sem desafio (Y)'),
  card('6362970000457013', 'elo', 'aprova', 'Aprova sem desafio (Y)'),
  card('4000000000001000', 'visa', 'tentativa', 'Aprova: o banco não participa, mas prova que tentou (A)'),
  card('5200000000001005', 'mastercard', 'tentativa', 'Aprova: o banco não participa, mas prova que tentou (A)'),
  card('4000000000001091', 'visa', 'desafio', 'Pede o código 123456 na página do banco (C)'),
  card('5200000000001096', 'mastercard', 'desafio', 'Pede o código 123456 na página do banco (C)'),
  card('6362970000000102', 'elo', 'desafio', 'Pede o código 123456 na página do banco (C)'),
  card('4000000000001109', 'visa', 'nega', 'O banco nega a autenticação (N)'),
  card('4000000000001208', 'visa', 'rejeita', 'O banco rejeita (R)'),
  card(
    '4000000000001307',
    'visa',
    'indisponivel',
    'Autenticação indisponível (U): crédito segue até o limite, débito para',
  ),
  card('4000000000001406', 'visa', 'nao_carrega', 'A página do banco nunca abre'),
  card('4000000000001505', 'visa', 'lento', 'Tudo demora três segundos, e aprova'),
  card('4000000000001604', 'visa', 'sem_saldo', 'Recusado pela adquirente: sem limite (51)'),
  card('4000000000001901', 'visa', 'roubado', 'Recusado pela adquirente: cartão bloqueado (43)'),
  card('4000000000001703', 'visa', 'demora', 'Aprova, mas a resposta não chega a tempo'),
  card('4000000000001802', 'visa', 'quebra', 'Aprova, mas responde 500'),
];

function card(numero: string, bandeira: Bandeira, cenario: Cenario, oQueFaz: string): SandboxCard {
  return { numero, bandeira, cenario, oQueFaz };
}

/** Any other valid card number is approved without a challenge. */
export const cenarioOf = (numero: string): Cenario =>
  sandboxCards.find((known) => known.numero === numero)?.cenario ?? 'aprova';

/** First digits by brand; Elo's lie among those of Visa and Mastercard, so it is asked first. */
const prefixes: readonly [Bandeira, RegExp][] = [
  ['elo', /^(4011|4312|4389|4514|4576|5041|5066|5067|5090|6277|6362|6363|6500|6504|6505|6507|6509|6516|6550)/],
  ['hipercard', /^(606282|3841)/],
  ['amex', /^3[47]/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['visa', /^4/],
];

export const bandeiraOf = (numero: string): Bandeira | null =>
  prefixes.find(([, prefix]) => prefix.test(numero))?.[0] ?? null;

/** The check digit of every card. */
export function isLuhn(numero: string): boolean {
  const sum = [...numero]
    .reverse()
    .map(Number)
    .reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
