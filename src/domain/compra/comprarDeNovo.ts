import { addDias, diaEm, diasEntre } from '../base/data';
import { rotas } from '../base/rotas';
import { toBuscaLink } from '../viagens/links';
import type { ItemPedido, Pedido } from '../wire/compra/pedidos';

/**
 * Address of the search that finds an order's trip again: the same places, the way back where there was one, on the same
 * days or, where they are past, from today with as many days between. A connection is searched from its first place to
 * its last.
 */
export function comprarDeNovoLink({ itens }: Pick<Pedido, 'itens'>, now: Date): string {
  const [ida, segundo] = [0, 1].map((trecho) => itens.find((item) => item.trecho === trecho));
  if (!ida) return rotas.home.path;
  const hoje = diaEm(now, ida.partida.localidade.fuso);
  const dataPartida = ida.partida.dia < hoje ? hoje : ida.partida.dia;
  const isVolta = segundo !== undefined && goesBack(ida, segundo);
  return toBuscaLink({
    idaVolta: isVolta,
    localidadeOrigem: ida.partida.localidade.id,
    localidadeDestino: (isVolta ? ida : (segundo ?? ida)).chegada.localidade.id,
    dataPartida,
    dataVolta: isVolta ? addDias(dataPartida, Math.max(0, diasEntre(ida.partida.dia, segundo.partida.dia))) : null,
  });
}

const goesBack = (ida: ItemPedido, segundo: ItemPedido): boolean =>
  segundo.chegada.localidade.id === ida.partida.localidade.id;
