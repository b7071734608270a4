import { toFiltroSearch } from '../../domain/agencia/pedidosAgencia';
import { rotas } from '../../domain/base/rotas';
import { cpfProcurado } from '../../store/agencia/agencia';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/**
 * The agency's orders: filters, page and open order live in the address, so back, reload and a copied link show the
 * same. The CPF does not, as personal data; it is kept in memory while the page is open.
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
