import { msg, translated } from '../../../src/words/t';
import { MeiosDePagamento } from '../../../src/domain/wire/pagamento/meios';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';

const PIX_FORA = msg('O Pix está fora do ar no momento. Pague com cartão ou tente de novo em instantes.');

/** The means of payment that work now, so that an unavailable one is shown as such before it is chosen. */
export function registerMeios(
  app: App,
  { isPixAvailable, isBoletoOffered }: { isPixAvailable: () => boolean; isBoletoOffered: boolean },
): void {
  app.get(
    '/api/Pagamentos/Meios',
    {
      config: { access: 'publico' },
      schema: {
        tags: ['pedidos'],
        summary: 'Os meios de pagamento e se funcionam agora',
        response: responses(MeiosDePagamento),
      },
    },
    (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      const disponivel = isPixAvailable();
      const motivo = disponivel ? null : translated(PIX_FORA);
      return { data: { pix: { disponivel, motivo }, boleto: { disponivel: isBoletoOffered } } };
    },
  );
}
