import type { Cenario } from '../cards';

/** The cards in the sandbox's wallet, by their behaviour. */
export const cartoesDaCarteira: readonly { cenario: Cenario; nome: string }[] = [
  { cenario: 'aprova', nome: 'Visa final 1111, que aprova' },
  { cenario: 'desafio', nome: 'Visa final 1091, cujo banco pede o código 123456' },
  { cenario: 'sem_saldo', nome: 'Visa final 1604, sem limite' },
  { cenario: 'quebra', nome: 'Visa final 1802, cuja resposta se perde' },
];

/**
 * The card that the wallet put into a token, which is JSON as those of real wallets are: `{"cenario":"aprova","vez":"…"}`,
 * where `vez` makes each one its own. Null for a text that is none of its tokens.
 */
export function cartaoDoToken(token: string): Cenario | null {
  try {
    const { cenario } = JSON.parse(token) as { cenario?: unknown };
    return cartoesDaCarteira.find((card) => card.cenario === cenario)?.cenario ?? null;
  } catch {
    return null;
  }
}
