import { toFiltroSearch } from '../domain/pedidosAgencia';
import { rotas } from '../domain/rotas';
import { cpfProcurado } from '../store/agencia';
import { call, type Flow, ports, put, takeEvent } from './effects';

/**
 * The orders of the agency: what narrows them, the page and the order that is open stand in the address, so that back,
 * refresh and a copied link give the same. A CPF does not: it is kept while the page is, and forgotten with the session.
 */
export function* filtrarPedidos(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const event = yield* takeEvent('PedidosFiltrados', 'CpfProcurado', 'SessaoEncerrada');
    if (event.type === 'PedidosFiltrados') {
      yield* call(navigation.go, `${rotas.pedidos.path}${toFiltroSearch(event.payload.filtro)}`);
    } else {
      yield* put(cpfProcurado(event.type === 'CpfProcurado' ? event.payload.cpf : null));
    }
  }
}
