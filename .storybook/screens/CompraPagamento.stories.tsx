import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { never, offline, pedidos, recorded, viagens } from '../app/recordings';
import type { CartaoDoPedido } from '../../src/domain/wire/pagamento/cartao';
import type { Cotacao } from '../../src/domain/wire/compra/cotacao';
import type { Reserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import { answered, recordedData, refused } from '../../tests/bodies/compraBodies';
import { passageirosPath, poltronasPath } from './compraPaths';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Pagamento', ...appStory };
export default meta;

const gravada = recordedData<Reserva>('POST', '/Reservas');
const itens = gravada.preco.itens.slice(0, 1);
/** The recorded hold reduced to the first of its two seats. */
const umaPoltrona: Reserva = {
  ...gravada,
  preco: { itens, totalCentavos: itens.reduce((sum, { preco }) => sum + preco.totalCentavos, 0) },
};

const reservaPropria = recordedData<ReservaPropria>('GET', '/Reservas/');
const cotacaoGravada = recordedData<Cotacao>('POST', '/Pedidos/Cotacao');
/** The recorded quote of that seat alone. */
const umaCotacao: Cotacao = {
  ...cotacaoGravada,
  itens: cotacaoGravada.itens.slice(0, 1),
  precoCheioCentavos: umaPoltrona.preco.totalCentavos,
  totalCentavos: umaPoltrona.preco.totalCentavos,
};

/** The recorded trip a month later: a boleto needs its days. */
const daquiAUmMes = JSON.parse(
  JSON.stringify(recordedData('GET', `/Viagens/${viagens.ida.id}`)).replaceAll(/"dia":"2026-11/g, '"dia":"2026-12'),
) as unknown;

/** No card attempt yet. */
const semCartao: CartaoDoPedido = { totalCentavos: 0, opcoes: [], pagamento: null };

const app = ({ api, ...parameters }: Partial<AppParameters> = {}) => ({
  app: {
    path: passageirosPath('13'),
    identity: 'cliente' as const,
    api: {
      'POST /Reservas': answered(umaPoltrona),
      'GET /Reservas/:id': answered({ ...reservaPropria, preco: umaPoltrona.preco }),
      'POST /Pedidos/Cotacao': answered(umaCotacao),
      'GET /Pedidos/:id/Cartao': answered(semCartao),
      'GET /Creditos': answered({ saldoCentavos: 0, validades: [], lancamentos: [] }),
      ...api,
    },
    ...parameters,
  },
});

/** Goes from the passengers, with the buyer as the only one, to the payment. */
async function goToPayment(): Promise<void> {
  await fillPassenger();
  await shown('Como você quer pagar?');
}

/** Goes to the payment and asks for an invoice in the name of a company. */
async function askForCompany(): Promise<void> {
  await goToPayment();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Preciso da nota em nome de uma empresa' }, soon));
  await dialogShown('Empresa na nota');
}

async function fillPassenger(): Promise<void> {
  await shown('Passageiro 1 · Poltrona 13');
  await shown('Carla Cliente');
  await screen.findByDisplayValue('17/05/1990', {}, soon);
  await fill('Número do documento', '12.345.678-9');
  await press('Continuar');
}

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await goToPayment();
    await expect(screen.getByRole('button', { name: 'Pagar com Pix' })).toBeVisible();
  },
};

/** A trip far enough ahead is also paid by boleto; a refusal is told where it was asked for. */
export const Boleto: StoryObj = {
  name: 'Boleto',
  parameters: app({
    api: {
      'GET /Viagens/:id': answered(daquiAUmMes),
      'POST /Pedidos/:id/Boleto': refused(409, 'LIMITE_DE_BOLETOS', 'Você já tem 2 boletos em aberto.'),
    },
  }),
  play: async () => {
    await goToPayment();
    await press('Gerar boleto');
    await expect(await shown('Você já tem 2 boletos em aberto.')).toBeVisible();
  },
};

const carteira = { metodo: 'google_pay', nome: 'Google Pay', identificador: 'https://google.com/pay', google: null };
const comCarteira = {
  'GET /Pagamentos/Meios': answered({
    pix: { disponivel: true, motivo: null },
    boleto: { disponivel: false },
    carteiras: [carteira],
  }),
};

/** A browser with a wallet, whose sheet ends this way. @returns what puts the browser's own back. */
function browserWith(show: () => Promise<unknown>): () => void {
  const own = Object.getOwnPropertyDescriptor(window, 'PaymentRequest');
  class Wallet {
    canMakePayment = () => Promise.resolve(true);
    abort = () => Promise.resolve();
    show = show;
  }
  Object.defineProperty(window, 'PaymentRequest', { configurable: true, value: Wallet });
  return () => {
    if (own) Object.defineProperty(window, 'PaymentRequest', own);
    else Reflect.deleteProperty(window, 'PaymentRequest');
  };
}
const paid = () =>
  Promise.resolve({
    details: { paymentMethodData: { tokenizationData: { token: '{"signature":"exemplo"}' } } },
    complete: () => Promise.resolve(),
  });

export const Wallet: StoryObj = {
  name: 'Carteira digital',
  parameters: app({ api: comCarteira }),
  beforeEach: () => browserWith(() => Promise.reject(new DOMException('fechada', 'AbortError'))),
  play: async () => {
    await goToPayment();
    await press('Pagar com Google Pay');
    // Closed by the person: no error, and it may be pressed again.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pagar com Google Pay' })).toBeEnabled(), soon);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const WalletOpen: StoryObj = {
  name: 'Carteira digital aberta',
  parameters: app({ api: comCarteira }),
  beforeEach: () => browserWith(() => new Promise(() => undefined)),
  play: async () => {
    await goToPayment();
    await press('Pagar com Google Pay');
    await expect(await screen.findByRole('button', { name: /Pagar com Google Pay/, busy: true }, soon)).toBeVisible();
  },
};

export const WalletPressedAgain: StoryObj = {
  name: 'Carteira digital: outro toque',
  parameters: app({ api: comCarteira }),
  beforeEach: () => browserWith(() => Promise.reject(new DOMException('sem toque', 'NotAllowedError'))),
  play: async () => {
    await goToPayment();
    await press('Pagar com Google Pay');
    await expect(await shown('Seu pedido está pronto. Toque de novo para abrir a carteira.')).toBeVisible();
  },
};

export const WalletDeclined: StoryObj = {
  name: 'Carteira digital recusada',
  parameters: app({
    api: {
      ...comCarteira,
      'POST /Pedidos/:id/Cartao': answered({
        situacao: 'recusado',
        mensagem: 'O banco recusou este cartão. Nada foi cobrado. Use outro cartão ou pague com Pix.',
        tipo: 'credito',
        parcelas: 1,
        valorCentavos: umaCotacao.totalCentavos,
        bandeira: 'Visa',
        final4: '1111',
        desafio: null,
      }),
    },
  }),
  beforeEach: () => browserWith(paid),
  play: async () => {
    await goToPayment();
    await press('Pagar com Google Pay');
    await expect(await shown('O pagamento não foi feito')).toBeVisible();
  },
};

export const WalletUnanswered: StoryObj = {
  name: 'Carteira digital sem resposta do servidor',
  parameters: app({ api: { ...comCarteira, 'POST /Pedidos/:id/Cartao': offline } }),
  beforeEach: () => browserWith(paid),
  play: async () => {
    await goToPayment();
    await press('Pagar com Google Pay');
    await expect(await shown(/este pagamento não é cobrado duas vezes/)).toBeVisible();
  },
};

export const Company: StoryObj = {
  name: 'Nota em nome de empresa',
  parameters: app(),
  play: async () => {
    await askForCompany();
    await fill('CNPJ', '12.ABC.345/01DE-35');
    await fill('Razão social', 'Conceição & Filhos Ltda.');
    await press('Usar esta empresa');
    await expect(await shown('Conceição & Filhos Ltda., CNPJ 12.ABC.345/01DE-35')).toBeVisible();
  },
};

export const CompanyRefused: StoryObj = {
  name: 'Nota em nome de empresa: dados a corrigir',
  parameters: app(),
  play: async () => {
    await askForCompany();
    await press('Usar esta empresa');
    await expect(await shown('Informe um CNPJ válido')).toBeVisible();
  },
};

/** After a reload only the order is known, and it can only be paid. */
export const FoundAgain: StoryObj = {
  name: 'Pedido reencontrado',
  parameters: app({ path: `${poltronasPath}&poltronas=13.14&pedido=${pedidos.pendente}&etapa=pagamento` }),
  play: async () => {
    await expect(await shown(/Você vai pagar/)).toBeVisible();
    await expect(screen.queryByText('Voltar aos passageiros')).toBeNull();
  },
};

export const Ordering: StoryObj = {
  name: 'Fazendo o pedido',
  parameters: app({ api: { 'POST /Pedidos': never } }),
  play: async () => {
    await goToPayment();
    await press('Pagar com Pix');
    await expect(await screen.findByRole('button', { name: /Pagar com Pix/, busy: true }, soon)).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Pedido recusado',
  parameters: app({ api: { 'POST /Pedidos': recorded('chaveReutilizada') } }),
  play: async () => {
    await goToPayment();
    await press('Pagar com Pix');
    await expect(await shown('Não foi possível continuar')).toBeVisible();
  },
};

export const Unanswered: StoryObj = {
  name: 'Sem resposta do servidor',
  parameters: app({ api: { 'POST /Pedidos': offline } }),
  play: async () => {
    await goToPayment();
    await press('Pagar com Pix');
    await expect(await shown('Sem resposta do servidor')).toBeVisible();
  },
};

export const Expired: StoryObj = {
  name: 'Reserva expirada',
  parameters: app({ api: { 'POST /Pedidos': refused(410, 'RESERVA_EXPIRADA', 'Sua reserva expirou.') } }),
  play: async () => {
    await goToPayment();
    await press('Pagar com Pix');
    await expect(await shown('Sua reserva expirou')).toBeVisible();
  },
};

const comCredito = (saldoCentavos: number) => ({
  'GET /Creditos': answered({ saldoCentavos, validades: [], lancamentos: [] }),
});

export const CreditOffered: StoryObj = {
  name: 'Com crédito a usar',
  parameters: app({ api: comCredito(2_000) }),
  play: async () => {
    await goToPayment();
    await expect(await screen.findByRole('switch', { name: 'Usar crédito de R$ 20,00' }, soon)).not.toBeChecked();
  },
};

export const CreditUsed: StoryObj = {
  name: 'Crédito paga uma parte',
  parameters: app({
    api: {
      ...comCredito(2_000),
      'POST /Pedidos/Cotacao': answered({
        ...umaCotacao,
        creditoUsadoCentavos: 2_000,
        totalCentavos: umaCotacao.totalCentavos - 2_000,
      }),
    },
  }),
  play: async () => {
    await goToPayment();
    await userEvent.click(await screen.findByRole('switch', { name: 'Usar crédito de R$ 20,00' }, soon));
    await expect((await screen.findAllByText('Crédito da conta', {}, soon))[0]).toBeInTheDocument();
  },
};

export const NothingToPay: StoryObj = {
  name: 'Nada a pagar',
  parameters: app({
    api: {
      'POST /Pedidos/Cotacao': answered({
        ...umaCotacao,
        descontoCentavos: umaCotacao.precoCheioCentavos,
        totalCentavos: 0,
      }),
    },
  }),
  play: async () => {
    await fillPassenger();
    await expect(await shown('Nada a pagar')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Concluir pedido' })).toBeVisible();
  },
};
