import { msg, translated } from '../../../src/words/t';
import type { CarteiraOferecida } from '../../../src/domain/wire/pagamento/carteira';
import { MeiosDePagamento } from '../../../src/domain/wire/pagamento/meios';
import type { App } from '../../platform/http/appTypes';
import { responses } from '../../platform/http/responses';

const PIX_FORA = msg('O Pix está fora do ar no momento. Pague com cartão ou tente de novo em instantes.');

interface Services {
  isPixAvailable: () => boolean;
  isBoletoOffered: boolean;
  /** The wallets that the shop at this origin offers. */
  carteirasAt: (shopOrigin: string) => CarteiraOferecida[];
}

/** The means of payment that work now, so that an unavailable one is shown as such before it is chosen. */
export function registerMeios(app: App, { isPixAvailable, isBoletoOffered, carteirasAt }: Services): void {
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
    (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const disponivel = isPixAvailable();
      const motivo = disponivel ? null : translated(PIX_FORA);
      const carteiras = carteirasAt(request.origin);
      return { data: { pix: { disponivel, motivo }, boleto: { disponivel: isBoletoOffered }, carteiras } };
    },
  );
}
