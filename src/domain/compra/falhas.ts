import { hasCodigo, type Recusa } from '../base/falhas';
import { msg } from '../../words/t';

export const RESERVA_VENCIDA = msg(
  'O tempo de reserva acabou e as poltronas foram liberadas. Escolha novamente: os dados dos passageiros continuam aqui.',
);

/** True where the hold expired. */
export const isReservaVencida = (recusa: Recusa): boolean =>
  hasCodigo(recusa, 'RESERVA_EXPIRADA', 'RESERVA_NAO_ENCONTRADA');

/** True when the price changed, or a coupon, a benefit or an extra is no longer available. */
export const isRecusaDePreco = ({ erros }: Recusa): boolean =>
  erros.some(({ codigo }) => /^(PRECO_MUDOU$|CUPOM_|BENEFICIO_|ADICIONAL_)/.test(codigo));
