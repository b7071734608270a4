import { onlyDigits } from '../../src/domain/base/pessoa/cpf';
import { mensagens } from '../../src/domain/base/mensagens';
import { normalizeNome } from '../../src/domain/base/pessoa/nome';
import type { Comprador, NovoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Erro } from '../../src/domain/wire/base/problema';
import type { PricedReserva } from '../precos/priceReserva';

const exigidos = ['cpf', 'email', 'celular'] as const;

/** Refuses a buyer without CPF, e-mail or phone. At a counter the name is enough. */
export const refuseComprador = (comprador: Comprador, atCounter: boolean): Erro[] =>
  exigidos
    .filter((campo) => !atCounter && comprador[campo] === undefined)
    .map((campo) => ({
      codigo: 'CAMPO_OBRIGATORIO',
      mensagem: mensagens.campoObrigatorio,
      campo: `comprador.${campo}`,
    }));

/** The columns of an order that follow from its price. */
export const toPriceColumns = (
  { cupom, seguroCentavos, descontoCentavos, totalCentavos, balcao }: PricedReserva,
  { descontoBalcao }: Pick<NovoPedido, 'descontoBalcao'>,
) => ({
  cupom: cupom?.cupom.codigo ?? null,
  desconto_centavos: descontoCentavos,
  desconto_balcao_centavos: balcao?.centavos ?? 0,
  desconto_balcao_motivo: balcao?.centavos ? (descontoBalcao?.motivo.trim() ?? null) : null,
  seguro_viagem_centavos: seguroCentavos,
  total_centavos: totalCentavos,
});

/** The columns of an order that name its buyer. Missing contacts are empty, and no message is sent there. */
export const toCompradorColumns = ({ nome, cpf = '', email = '', celular = '' }: Comprador) => ({
  comprador_nome: normalizeNome(nome),
  comprador_cpf: onlyDigits(cpf),
  comprador_email: email.trim().toLowerCase(),
  comprador_celular: celular,
});
