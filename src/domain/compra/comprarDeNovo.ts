import { addDias, diaEm, diasEntre } from '../base/data';
import { rotas } from '../base/rotas';
import { toBuscaLink } from '../viagens/links';
import type { Pedido } from '../wire/compra/pedidos';
import { withDeNovo } from './linkDeNovo';
import { sentidosDoPedido } from './sentidos/sentidosDoPedido';

/**
 * Address of the search that finds an order's trip again: the same places, the way back where there was one, on the same
 * days or, where they are past, from today with as many days between. A way with a change is searched from its first
 * place to its last. The address names the order, whose passengers take the seats.
 */
export function comprarDeNovoLink({ id, itens }: Pick<Pedido, 'id' | 'itens'>, now: Date): string {
  const { ida, volta } = sentidosDoPedido(itens);
  const [parte, chega, retorna] = [ida[0]?.partida, ida.at(-1)?.chegada, volta[0]?.partida];
  if (!parte || !chega) return rotas.home.path;
  const hoje = diaEm(now, parte.localidade.fuso);
  const dataPartida = parte.dia < hoje ? hoje : parte.dia;
  const link = toBuscaLink({
    idaVolta: retorna !== undefined,
    localidadeOrigem: parte.localidade.id,
    localidadeDestino: chega.localidade.id,
    dataPartida,
    dataVolta: retorna ? addDias(dataPartida, Math.max(0, diasEntre(parte.dia, retorna.dia))) : null,
  });
  return withDeNovo(link, id);
}
