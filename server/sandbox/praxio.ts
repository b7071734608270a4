import { randomUUID } from 'node:crypto';
import type { PraxioPort } from '../accounts/praxio';

const ESTABELECIMENTO_ID = 1;

/** An operator's system that always lets us in. */
export const sandboxPraxio: PraxioPort = {
  login: () => Promise.resolve({ sessaoClientId: randomUUID(), estabelecimentoId: ESTABELECIMENTO_ID }),
};
