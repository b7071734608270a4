import { msg, t } from '../../../src/words/t';
import { formatDia, type Dia } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import type { Erro } from '../../../src/domain/wire/base/problema';
import type { Cupom } from '../tables';

/** A coupon that was asked for, and its uses apart from that of the pedido itself. */
export interface CupomFacts {
  cupom: Cupom | null;
  /** The person who asks for it. */
  dono: string;
  hoje: Dia;
  usos: number;
  usosDaPessoa: number;
  /** Those of the person that are paid; the others wait for their payment. */
  pagosDaPessoa: number;
  jaComprou: boolean;
}

const erro = (codigo: string, mensagem: string): Erro => ({ codigo, mensagem, campo: 'cupom' });
const unknown = () => erro('CUPOM_INVALIDO', msg('Este cupom não existe ou não vale mais.'));

/**
 * The amount that a coupon takes off seats of this total, or the reason why it takes nothing. Seats with a benefit are
 * left out of the total, since the two cannot be combined.
 */
export function judgeCupom(facts: CupomFacts, centavos: number): { centavos: number } | { recusa: Erro } {
  const { cupom } = facts;
  if (!cupom) return { recusa: unknown() };
  const recusa = refuse(cupom, facts, centavos);
  if (recusa) return { recusa };
  const wanted = cupom.percentual === null ? (cupom.valor_centavos ?? 0) : percentOf(centavos, cupom.percentual);
  return { centavos: Math.min(wanted, cupom.teto_centavos ?? wanted, centavos) };
}

const percentOf = (centavos: number, percentual: number): number => Math.floor((centavos * percentual) / 100);

function refuse(cupom: Cupom, { dono, hoje, jaComprou, ...usos }: CupomFacts, centavos: number): Erro | null {
  // Another person's coupon is answered as one that does not exist.
  if (cupom.dono !== null && cupom.dono !== dono) return unknown();
  if (cupom.situacao !== 'ativo' || hoje < cupom.vigente_de) return unknown();
  if (cupom.vigente_ate !== null && hoje > cupom.vigente_ate) {
    return erro('CUPOM_VENCIDO', t('Este cupom valeu até {dia}.', { dia: formatDia(cupom.vigente_ate) }));
  }
  if (centavos === 0) return erro('CUPOM_SEM_EFEITO', msg('O cupom não vale em passagens com benefício.'));
  if (centavos < cupom.minimo_centavos) {
    const valor = formatCentavos(cupom.minimo_centavos);
    return erro('CUPOM_MINIMO', t('Este cupom vale em compras a partir de {valor}.', { valor }));
  }
  if (cupom.primeira_compra && jaComprou) {
    return erro('CUPOM_PRIMEIRA_COMPRA', msg('Este cupom vale só na primeira compra.'));
  }
  return refuseUse(cupom, usos);
}

function refuseUse(
  cupom: Cupom,
  { usos, usosDaPessoa, pagosDaPessoa }: Pick<CupomFacts, 'usos' | 'usosDaPessoa' | 'pagosDaPessoa'>,
): Erro | null {
  if (pagosDaPessoa >= cupom.limite_pessoa) return erro('CUPOM_JA_USADO', msg('Você já usou este cupom.'));
  if (usosDaPessoa >= cupom.limite_pessoa) {
    return erro('CUPOM_EM_OUTRO_PEDIDO', msg('Este cupom está em outro pedido seu que ainda não foi pago.'));
  }
  if (cupom.limite_total !== null && usos >= cupom.limite_total) {
    return erro('CUPOM_ESGOTADO', msg('Este cupom se esgotou.'));
  }
  return null;
}
