import { msg } from '../../src/words/t';
import { conflict, type Problem } from '../platform/http/problem';

/** An order that costs nothing has no charge by any means: its person concludes it. */
export const nothingToPay = (): Problem =>
  conflict('PEDIDO_SEM_VALOR', msg('Este pedido não tem nada a pagar: é só concluir.'));
