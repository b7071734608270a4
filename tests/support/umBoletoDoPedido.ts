import { codigoDeBarrasOf, linhaDigitavelOf } from '../../src/domain/pagamento/boleto/codigoDeBarras';
import type { BoletoDoPedido } from '../../src/domain/wire/pagamento/boleto';

/** An open boleto of R$ 112,50, of a bank that does not exist. */
export function umBoletoDoPedido(fields: Partial<BoletoDoPedido> = {}): BoletoDoPedido {
  const valorCentavos = fields.valorCentavos ?? 11_250;
  const vencimento = fields.vencimento ?? '2026-12-02';
  const campoLivre = '1234567890123456789012345';
  const codigoDeBarras = codigoDeBarrasOf({ banco: '999', vencimento, valorCentavos, campoLivre });
  return {
    linhaDigitavel: linhaDigitavelOf(codigoDeBarras),
    codigoDeBarras,
    vencimento,
    seguraAte: '2026-12-04T03:00:00.000Z',
    valorCentavos,
    ...fields,
  };
}
