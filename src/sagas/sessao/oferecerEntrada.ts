import { selectInterrompida } from '../../store/sessao/sessao';
import { emit, type Flow, select, takeEvent } from '../kernel/effects';

/** Presses of a purchase that need a session. The press itself waits for the sign-in (kernel/request). */
const presses = [
  'PoltronasConfirmadas',
  'ProrrogacaoPedida',
  'ReservaRetomada',
  'ReservaLiberada',
  'CupomAplicado',
  'PagamentoPixEscolhido',
  'FormaPagamentoEscolhida',
  'PagamentoCartaoEscolhido',
  'PedidoIsentoConfirmado',
  'DinheiroRecebido',
  'CobrancaExternaEscolhida',
  'NovoPixPedido',
  'NovoCartaoPedido',
  'dockConcluirPedido',
] as const;

/** The sign-in of an interrupted purchase was closed: whatever needs it opens it again. */
export function* oferecerEntrada(): Flow {
  while (true) {
    yield* takeEvent(...presses);
    if (yield* select(selectInterrompida)) yield* emit('EntrarPedido');
  }
}
