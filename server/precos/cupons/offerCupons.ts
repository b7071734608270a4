import type { CupomOferecido } from '../../../src/domain/wire/compra/cotacao';
import { translated } from '../../../src/words/t';
import type { Reader } from '../../platform/database/database';
import { listCuponsAbertosDe } from './donoCupomRepository';
import { judgeCupom } from './judgeCupom';

/**
 * A person's own coupons as they count in an order whose seats without a benefit cost this much: those that take something off
 * before the others, which say why not, by the one rule of coupons. Those that end first come first.
 */
export async function offerCupons(
  reader: Reader,
  { dono, reservaId }: { dono: string; reservaId: string },
  baseCentavos: number,
): Promise<CupomOferecido[]> {
  const rows = await listCuponsAbertosDe(reader, dono, reservaId);
  const offered = rows.map(({ cupom, motivo, hoje, usos, jaComprou }) => {
    // Each is for one use of one person, so that all of its uses are this person's; a paid one is not among these coupons.
    const facts = { cupom, dono, hoje, usos, usosDaPessoa: usos, pagosDaPessoa: 0, jaComprou };
    const judged = judgeCupom(facts, baseCentavos);
    return {
      codigo: cupom.codigo,
      descricao: cupom.descricao,
      ...(motivo && { motivo }),
      percentual: cupom.percentual ?? 0,
      tetoCentavos: cupom.teto_centavos ?? 0,
      validoAte: cupom.vigente_ate ?? hoje,
      ...('recusa' in judged
        ? { descontoCentavos: 0, recusa: translated(judged.recusa.mensagem) }
        : { descontoCentavos: judged.centavos }),
    };
  });
  const counts = (one: CupomOferecido): boolean => one.recusa === undefined;
  return [...offered.filter(counts), ...offered.filter((one) => !counts(one))];
}
