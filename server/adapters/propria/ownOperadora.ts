import { createHash } from 'node:crypto';
import type { OperadoraVenda, PoltronaToSell, PraxioPort } from '../../bilhetes/emissao/praxioPort';

/** Series of the sales that the company keeps in its own books. */
const SERIE = 'PROPRIA';
/** Letters and digits that nobody mistakes for others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The company sells its own seats: the hold decides whether a seat is free, and no other system is asked. */
export const ownOperadora: PraxioPort = {
  login: () => Promise.resolve({ sessaoClientId: SERIE, estabelecimentoId: 0 }),
  sell: (poltronas) =>
    Promise.resolve(poltronas.map((one) => ({ chave: one.chave, tipo: 'vendida' as const, venda: toVenda(one) }))),
  // Sales are kept with the order alone: one that is not there was not made, and is made again with the same numbers.
  findVenda: () => Promise.resolve(null),
  giveBack: () => Promise.resolve({ tipo: 'devolvida' }),
};

/** A sale whose numbers are made of its key, so that selling it again changes nothing. */
function toVenda({ chave, poltrona, valorCentavos }: PoltronaToSell): OperadoraVenda {
  const digest = createHash('sha256').update(chave).digest();
  return {
    numPassagem: String(digest.readBigUInt64BE(0)),
    serieBloco: SERIE,
    localizador: [...digest.subarray(8, 16)].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
    chaveBpe: null,
    poltrona,
    valorCentavos,
  };
}
