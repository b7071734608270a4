import { msg } from '../../../src/words/t';
import type { Banco } from '../../../src/domain/wire/pagamento/iniciacao';
import { Problem } from '../../platform/http/problem';
import { IniciadorUnavailable, type IniciadorPort } from './iniciadorPort';

/** Banks join and leave rarely. */
const FRESH_MS = 10 * 60_000;

export const iniciadorDown = () =>
  new Problem(
    503,
    {
      codigo: 'INICIADOR_INDISPONIVEL',
      mensagem: msg(
        'O pagamento no app do banco não está respondendo. Use o QR Code ou o código Pix, ou tente de novo em instantes.',
      ),
    },
    {},
    { 'retry-after': '5' },
  );

export type Bancos = ReturnType<typeof createBancos>;

/** The banks of the initiator, asked for at most every ten minutes; the last list serves while the initiator is away. */
export function createBancos(iniciador: IniciadorPort, now: () => number = Date.now) {
  let known: { bancos: Banco[]; untilMs: number } | null = null;

  const list = async (): Promise<Banco[]> => {
    if (known && now() < known.untilMs) return known.bancos;
    try {
      const bancos = await iniciador.listBancos();
      known = { bancos, untilMs: now() + FRESH_MS };
      return bancos;
    } catch (error) {
      if (!(error instanceof IniciadorUnavailable)) throw error;
      if (known) return known.bancos;
      throw iniciadorDown();
    }
  };

  return { list };
}
