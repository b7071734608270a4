import { toLinha } from '../../../src/domain/base/linha';
import { onlyDigits } from '../../../src/domain/base/pessoa/cpf';
import { normalizeNome } from '../../../src/domain/base/pessoa/nome';
import type { Comprador, NovoPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Tomador } from '../../../src/domain/wire/compra/tomador';
import type { AgreedReserva } from '../../precos/agreePrice';

/** The columns of an order that follow from its price. */
export const toPriceColumns = (
  { cupom, seguroCentavos, descontoCentavos, totalCentavos, balcao, creditoCentavos }: AgreedReserva,
  { descontoBalcao }: Pick<NovoPedido, 'descontoBalcao'>,
) => ({
  cupom: cupom?.cupom.codigo ?? null,
  desconto_centavos: descontoCentavos,
  desconto_balcao_centavos: balcao?.centavos ?? 0,
  desconto_balcao_motivo: balcao?.centavos ? (descontoBalcao?.motivo.trim() ?? null) : null,
  seguro_viagem_centavos: seguroCentavos,
  credito_usado_centavos: creditoCentavos,
  total_centavos: totalCentavos - creditoCentavos,
});

/** The columns of an order that name its buyer. Missing contacts are empty, and no message is sent there. */
export const toCompradorColumns = ({ nome, cpf = '', email = '', celular = '' }: Comprador) => ({
  comprador_nome: normalizeNome(nome),
  comprador_cpf: onlyDigits(cpf),
  comprador_email: email.trim().toLowerCase(),
  comprador_celular: celular,
});

/** The column of the company that an order is invoiced to. */
export const toTomadorColumn = (tomador: Tomador | null | undefined): string | null =>
  tomador
    ? JSON.stringify({
        cnpj: tomador.cnpj,
        razaoSocial: toLinha(tomador.razaoSocial),
        ...(tomador.email && { email: tomador.email.trim().toLowerCase() }),
      })
    : null;
