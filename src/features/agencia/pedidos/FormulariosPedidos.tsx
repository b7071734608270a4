import type { FiltroEndereco } from '../../../domain/agencia/pedidosAgencia';
import { Stack } from '../../../ui/Stack/Stack';
import { AbrirPedido } from './AbrirPedido';
import { FiltrosPedidos, type FiltrosPedidosProps } from './FiltrosPedidos';

/** The page's two forms: opening a customer's order, and the filters of the list. */
export function FormulariosPedidos(filtros: FiltrosPedidosProps) {
  return (
    <Stack gap={6}>
      <AbrirPedido />
      <FiltrosPedidos key={`${toKey(filtros.filtro)} ${filtros.cpf ?? ''}`} {...filtros} />
    </Stack>
  );
}

/** Key that resets the fields with another filter, but not with another page or opened order. */
const toKey = (filtro: FiltroEndereco): string => JSON.stringify({ ...filtro, pedido: null, cursor: null });
