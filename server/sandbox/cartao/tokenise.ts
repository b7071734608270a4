import type { Bandeira } from '../../../src/domain/pagamento/cartao';
import type { Database } from '../../platform/database/database';
import { bandeiraOf, cenarioOf, isLuhn } from './cards';
import { newName } from './newName';

export interface TypedCard {
  numero: string;
  /** MM/AA */
  validade: string;
  codigo: string;
  nome: string;
}

export interface Token {
  token: string;
  bandeira: Bandeira;
  ultimos4: string;
}

/** The errors of a card, by the names of its fields. */
export type CardErrors = Partial<Record<keyof TypedCard, string>>;

const digitsOf = (text: unknown): string => (typeof text === 'string' ? text.replace(/[ -]/g, '') : '');

/** The same rules as the form's script, which a client may bypass. */
export function cardErrors(card: Partial<TypedCard>, today: Date): CardErrors {
  const numero = digitsOf(card.numero);
  const bandeira = bandeiraOf(numero);
  const codeLength = bandeira === 'amex' ? 4 : 3;
  return {
    ...(/^\d{13,19}$/.test(numero) && isLuhn(numero) ? {} : { numero: 'Confira o número do cartão' }),
    ...(/^\d{13,19}$/.test(numero) && isLuhn(numero) && bandeira === null
      ? { numero: 'Não aceitamos esta bandeira' }
      : {}),
    ...(isToCome(card.validade ?? '', today)
      ? {}
      : { validade: 'Confira a validade: o cartão não pode estar vencido' }),
    ...(new RegExp(`^\\d{${codeLength}}$`).test(card.codigo ?? '')
      ? {}
      : { codigo: `O código de segurança tem ${codeLength} números` }),
    ...((card.nome ?? '').trim().length >= 3 ? {} : { nome: 'Escreva o nome como está no cartão' }),
  };
}

/** A card is good until the last day of its month. */
function isToCome(validade: string, today: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(validade) ?? [];
  if (month === undefined || year === undefined) return false;
  const months = (2000 + Number(year)) * 12 + Number(month);
  const now = today.getFullYear() * 12 + today.getMonth() + 1;
  return months >= now && months <= now + 20 * 12;
}

/** Stores a card and returns a token for it, once. Number and code are not stored. */
export async function tokenise({ db }: Database, card: TypedCard): Promise<Token> {
  const numero = digitsOf(card.numero);
  const bandeira = bandeiraOf(numero) ?? 'visa';
  const token = newName('cofre');
  const ultimos4 = numero.slice(-4);
  const [month = '', year = ''] = card.validade.split('/');
  await db
    .insertInto('sandbox_cartao_cofre')
    .values({ id: token, cenario: cenarioOf(numero), bandeira, final4: ultimos4, validade: `20${year}-${month}` })
    .execute();
  return { token, bandeira, ultimos4 };
}

/** A security code typed for a kept card. */
export interface TypedCode {
  codigo: string;
  /** Length that the brand of the card asks for. */
  digitos: 3 | 4;
}

/** The same rule as the form's script, which a client may bypass. */
export const isCode = ({ codigo, digitos }: Partial<TypedCode>): boolean =>
  (digitos === 3 || digitos === 4) && typeof codigo === 'string' && new RegExp(`^\\d{${digitos}}$`).test(codigo);

/** Returns a token for a security code, once. The code is not stored: the bank of the sandbox takes all but zeros. */
export async function tokeniseCode({ db }: Database, { codigo }: TypedCode): Promise<{ token: string }> {
  const token = newName('codigo');
  await db
    .insertInto('sandbox_cartao_codigo')
    .values({ id: token, certo: /[1-9]/.test(codigo) })
    .execute();
  return { token };
}
