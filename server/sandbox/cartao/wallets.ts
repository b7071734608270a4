import { createHash } from 'node:crypto';
import type { WalletTokenWire } from '../../adapters/adiq/adiqWire';
import type { Database } from '../../platform/database/database';
import { AcquirerProblem } from './acquirerProblem';
import { sandboxCards, type Cenario, type SandboxCard } from './cards';
import { cartaoDoToken } from './carteira/tokens';

/** The last month in which the cards of wallets are valid. */
const VALIDADE = '2040-12';

/** Cards that come from wallets; what was handed over is not stored. */
export const createWallets = ({ db }: Database) => ({
  /** A token of one payment for a wallet's payload; the same payload gives the same token. Throws 400 for an unknown one. */
  exchangeWallet: async (walletType: string, walletToken: string): Promise<WalletTokenWire> => {
    const { numero, cenario, bandeira } = cardOf(walletType, walletToken);
    const numberToken = `carteira_${nameOf(walletToken)}`;
    await db
      .insertInto('sandbox_cartao_cofre')
      .values({ id: numberToken, cenario, bandeira, final4: numero.slice(-4), validade: VALIDADE })
      .onConflict((again) => again.column('id').doNothing())
      .execute();
    return { numberToken };
  },
});

/** The card that the sandbox's wallet named. Google's test environment hands over payloads of Google's own card, which approves. */
function cardOf(walletType: string, walletToken: string): SandboxCard {
  const cenario: Cenario | null = walletType === 'googlepay' ? 'aprova' : cartaoDoToken(walletToken);
  const card = sandboxCards.find((one) => one.cenario === cenario);
  if (!card) throw new AcquirerProblem(400, 'walletToken', 'Carteira ou token desconhecido.');
  return card;
}

/** Letters that follow from a payload, so that they are not mistaken for a card's number. */
const nameOf = (payload: string): string =>
  [...createHash('sha256').update(payload).digest()].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
