import { toValorPix } from '../../domain/base/dinheiro';
import { tokenDaResposta, toMetodoDePagamento } from '../../domain/pagamento/carteira';
import type { CarteiraOferecida } from '../../domain/wire/pagamento/carteira';
import type { CarteiraPort, RespostaCarteira } from '../portsDevice';

/** The parts of a browser's `PaymentRequest` that are used here. */
export interface Requests {
  new (
    methods: { supportedMethods: string; data: object }[],
    details: { total: { label: string; amount: { currency: string; value: string } } },
  ): Pick<PaymentRequest, 'canMakePayment' | 'abort'> & {
    show: () => Promise<Pick<PaymentResponse, 'details' | 'complete'>>;
  };
}

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '');

/** The wallets of a browser; none where it has no Payment Request API. */
export function createCarteiras(requests: () => Requests | undefined): CarteiraPort {
  const request = (carteira: CarteiraOferecida, totalCentavos: number, label: string) => {
    const Request = requests();
    if (!Request) throw new Error('no Payment Request API');
    const amount = { currency: 'BRL', value: toValorPix(totalCentavos) };
    return new Request([toMetodoDePagamento(carteira)], { total: { label, amount } });
  };
  const canPay = async (carteira: CarteiraOferecida): Promise<boolean> => {
    try {
      // A sum of one centavo asks about the wallet alone; a method that the page's policy does not admit throws.
      return await request(carteira, 1, carteira.nome).canMakePayment();
    } catch {
      return false;
    }
  };
  return {
    available: async (carteiras) => {
      const can = await Promise.all(carteiras.map(canPay));
      return carteiras.filter((_, i) => can[i]).map(({ metodo }) => metodo);
    },
    open: (carteira, totalCentavos, rotulo) => {
      let sheet: ReturnType<typeof request> | null = null;
      const show = async (): Promise<RespostaCarteira> => {
        try {
          sheet = request(carteira, totalCentavos, rotulo);
          const response = await sheet.show();
          const complete = (result: 'success' | 'fail' | 'unknown') => response.complete(result).catch(() => undefined);
          const token = tokenDaResposta(carteira.metodo, response.details);
          if (token !== null) return { kind: 'paid', token, complete };
          await complete('fail');
          return { kind: 'failed' };
        } catch (error) {
          return endOf(nameOf(error));
        } finally {
          sheet = null;
        }
      };
      return { answer: show(), close: () => void sheet?.abort().catch(() => undefined) };
    },
  };
}

/** Chromium names a missing press `SecurityError`, the specification `NotAllowedError`. */
function endOf(error: string): RespostaCarteira {
  if (error === 'AbortError') return { kind: 'dismissed' };
  return { kind: error === 'SecurityError' || error === 'NotAllowedError' ? 'pressNeeded' : 'failed' };
}
