import { hoje } from '../../../src/domain/base/data';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { NovoPedido, PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import { readEmitentes } from '../../companhia/emitentes';
import type { OperadorRow } from '../../agencia/operadores/operadorRepository';
import type { Tx } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { agreePrice } from '../../precos/agreePrice';
import type { ReservaDetalhada } from '../../reservas/inventory';
import { toCompradorColumns, toPriceColumns, toTomadorColumn } from './pedidoColumns';
import type { NewItem } from '../pedidoItemRepository';
import { toItens } from './pedidoItems';
import { refuseComprador, refusePassageiros } from './pedidoRules';
import { politicaDeHoje } from '../politicas/policies';

/** The rows of an order to be written, without the columns that come from its hold. */
export interface ComposedPedido {
  columns: ReturnType<typeof toCompradorColumns> &
    ReturnType<typeof toPriceColumns> & { canal: number; politica_id: number; tomador: string | null };
  itens: NewItem[];
}

/**
 * Composes the order of a hold from what was sent: refuses its buyer and passengers by name, agrees on its price, whose
 * benefits, extras and coupon are taken, and gives the rows to write.
 * @param isAgain whether an earlier version of the order may have taken some.
 */
export async function composePedido(
  tx: Tx,
  reserva: ReservaDetalhada,
  novo: NovoPedido,
  { operadora, isAgain }: { operadora: OperadorRow | null; isAgain: boolean },
): Promise<ComposedPedido> {
  const { trechos } = reserva;
  const erros = [
    ...refuseComprador(novo.comprador, operadora !== null),
    ...refusePassageiros(
      novo.passageiros,
      trechos.flatMap(({ n, itens }) => itens.map(({ poltrona }) => ({ trecho: n, poltrona }))),
      trechos.map(({ partida }) => partida.dia),
      hoje(new Date()),
    ),
  ];
  if (erros.length > 0) throw new Problem(400, erros);
  const priced = await agreePrice(tx, reserva, {
    ...novo,
    // An operator's own credit pays no customer's order.
    usarCredito: novo.usarCredito === true && operadora === null,
    passageiros: novo.passageiros.map(toCotado),
    descontoBalcaoCentavos: novo.descontoBalcao?.centavos ?? 0,
    limiteDescontoPontos: operadora?.limite_desconto_pontos ?? null,
    isAgain,
  });
  return {
    columns: {
      ...toCompradorColumns(novo.comprador),
      ...toPriceColumns(priced, novo),
      canal: operadora ? provedores.agencia : provedores.itape,
      politica_id: await politicaDeHoje(tx, trechos),
      tomador: toTomadorColumn(novo.tomador),
    },
    itens: toItens(reserva, priced.itens, novo.passageiros, await readEmitentes(tx)),
  };
}

/** A passenger as far as the price depends on them. */
const toCotado = ({ trecho, poltrona, dataNascimento, beneficio, adicionais }: PassageiroPedido) => ({
  ...(trecho !== undefined && { trecho }),
  poltrona,
  dataNascimento,
  ...(beneficio && { beneficio: beneficio.tipo }),
  ...(adicionais && { adicionais }),
});
