import type { FiltroEndereco } from '../../../domain/agencia/pedidosAgencia';
import { AbrirPedido } from './AbrirPedido';
import { FiltrosPedidos, type FiltrosPedidosProps } from './FiltrosPedidos';
import type { FormularioPedidos } from './BarraPedidos';

export interface FormulariosPedidosProps extends FiltrosPedidosProps {
  /** The form in sight. */
  aberto: FormularioPedidos | null;
}

/** The page's two forms: the filters of the list, and opening a customer's order. A folded one keeps what was typed. */
export function FormulariosPedidos({ aberto, ...filtros }: FormulariosPedidosProps) {
  return (
    <>
      <div hidden={aberto !== 'filtros'}>
        <FiltrosPedidos key={`${toKey(filtros.filtro)} ${filtros.cpf ?? ''}`} {...filtros} />
      </div>
      <div hidden={aberto !== 'abertura'}>
        <AbrirPedido />
      </div>
    </>
  );
}

/** Key that resets the fields with another filter, but not with another page or opened order. */
const toKey = (filtro: FiltroEndereco): string => JSON.stringify({ ...filtro, pedido: null, cursor: null });
