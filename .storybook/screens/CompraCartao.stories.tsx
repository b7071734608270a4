import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appStory } from '../app/appStory';
import { never, offline, pedidos } from '../app/recordings';
import { storyChallenge } from '../app/storyCard';
import type { Api } from '../app/storyApi';
import { opcoesParcelas } from '../../src/domain/pagamento/cartao';
import type { CartaoDoPedido, PagamentoCartao } from '../../src/domain/wire/pagamento/cartao';
import type { CartaoSalvo } from '../../src/domain/wire/pagamento/cartoesSalvos';
import { answered, refused } from '../../tests/bodies/compraBodies';
import { poltronasPath } from './compraPaths';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Cartão', ...appStory };
export default meta;

const TOTAL = 29_620;
const umPagamento = (fields: Partial<PagamentoCartao>): PagamentoCartao => ({
  situacao: 'em_analise',
  mensagem: 'Estamos confirmando o pagamento com o banco. Isso costuma levar poucos segundos.',
  tipo: 'credito',
  parcelas: 1,
  valorCentavos: TOTAL,
  bandeira: 'Visa',
  final4: '1091',
  desafio: null,
  ...fields,
});
const cartao = (pagamento: PagamentoCartao | null): CartaoDoPedido => ({
  totalCentavos: TOTAL,
  opcoes: opcoesParcelas(TOTAL),
  pagamento,
});
const desafio = umPagamento({
  situacao: 'desafio',
  mensagem: 'Confirme a compra na página do seu banco.',
  desafio: {
    url: storyChallenge,
    nonce: 'abcdefghijklmnop',
    expiraEm: '2026-11-21T15:05:00-03:00',
    restanteMs: 272_000,
  },
});

/** The order restored by its address, as after a reload, with this card payment. */
const app = (pagamento: PagamentoCartao | null, api: Api = {}) => ({
  app: {
    path: `${poltronasPath}&poltronas=13.14&pedido=${pedidos.pendente}&etapa=pagamento`,
    identity: 'cliente' as const,
    api: { 'GET /Pedidos/:id/Cartao': answered(cartao(pagamento)), ...api },
  },
});

async function chooseCredit(): Promise<void> {
  await shown('Como você quer pagar?');
  await userEvent.click(await screen.findByRole('radio', { name: /^Cartão de crédito/ }, soon));
}

/** Posts the token, like the acquirer's script on request. */
async function handOver(): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Dados do cartão', {}, soon);
  const nonce = /nonce=(\w+)/.exec(frame.src)?.[1];
  const data = { tipo: 'token', token: 'cofre_abcdefghijklmnop', bandeira: 'Visa', ultimos4: '1604', nonce };
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow }));
}

export const Fields: StoryObj = {
  name: 'Padrão',
  parameters: app(null),
  play: async () => {
    await chooseCredit();
    await expect(await screen.findByTitle('Dados do cartão', {}, soon)).toBeInTheDocument();
    await userEvent.selectOptions(await screen.findByLabelText('Parcelas', {}, soon), '3x de R$ 98,73');
    await expect(screen.getByRole('button', { name: 'Pagar com cartão' })).toBeVisible();
  },
};

const salvos: CartaoSalvo[] = [
  { id: 's1', bandeira: 'visa', final4: '4242', validade: '2029-08', vencido: false },
  { id: 's2', bandeira: 'amex', final4: '0005', validade: '2027-03', vencido: false },
  { id: 's3', bandeira: 'mastercard', final4: '4444', validade: '2024-01', vencido: true },
];
const comSalvos = app(null, { 'GET /Cartoes': answered(salvos) });

/** The card that was used last comes chosen, and asks for its security code alone. */
export const Saved: StoryObj = {
  name: 'Cartões guardados',
  parameters: comSalvos,
  play: async () => {
    await chooseCredit();
    await expect(await screen.findByRole('radio', { name: 'Visa final 4242, validade 08/29' }, soon)).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Mastercard final 4444, vencido em 01/24' })).toBeDisabled();
    await expect(await screen.findByTitle('Código de segurança do Visa final 4242', {}, soon)).toBeInTheDocument();
    await expect(screen.queryByRole('checkbox', { name: /Guardar este cartão/ })).toBeNull();
  },
};

export const AnotherCard: StoryObj = {
  name: 'Usar outro cartão',
  parameters: comSalvos,
  play: async () => {
    await chooseCredit();
    await userEvent.click(await screen.findByRole('radio', { name: 'Usar outro cartão' }, soon));
    await expect(await screen.findByTitle('Dados do cartão', {}, soon)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Guardar este cartão para as próximas compras' }));
    await expect(screen.getByRole('checkbox', { name: /Guardar este cartão/ })).toBeChecked();
  },
};

/** A refused card keeps the fields and offers Pix. */
export const Refused: StoryObj = {
  name: 'Cartão recusado',
  parameters: app(null, {
    'POST /Pedidos/:id/Cartao': answered(
      umPagamento({
        situacao: 'recusado',
        mensagem:
          'O cartão não tem limite ou saldo para esta compra. Nada foi cobrado. Use outro cartão ou pague com Pix.',
      }),
    ),
  }),
  play: async () => {
    await chooseCredit();
    await screen.findByLabelText('Parcelas', {}, soon);
    await press('Pagar com cartão');
    // The token is requested shortly after the press, once the server has confirmed the order.
    await waitFor(async () => {
      await handOver();
      await expect(screen.queryByText('O pagamento não foi feito')).not.toBeNull();
    }, soon);
    await expect(await shown('O pagamento não foi feito')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Escolher Pix' })).toBeVisible();
  },
};

export const Challenge: StoryObj = {
  name: 'Confirmação do banco',
  parameters: app(desafio),
  play: async () => {
    await expect(await screen.findByTitle('Confirmação de seu banco', {}, soon)).toBeVisible();
    await expect(screen.getByRole('timer', { name: 'Tempo para confirmar' })).toBeVisible();
  },
};

export const Checking: StoryObj = {
  name: 'Em análise',
  parameters: app(umPagamento({})),
  play: async () => {
    await expect(await shown('Confirmando o pagamento')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Verificar agora' })).toBeVisible();
  },
};

export const Approved: StoryObj = {
  name: 'Aprovado',
  parameters: app(umPagamento({ situacao: 'aprovado', mensagem: 'Pagamento aprovado.' })),
  play: async () => {
    await expect(await shown('Pagamento aprovado')).toBeVisible();
  },
};

export const Opening: StoryObj = {
  name: 'Abrindo',
  parameters: app(null, { 'GET /Pedidos/:id/Cartao': never }),
  play: async () => {
    await chooseCredit();
    await expect(await screen.findByText('Abrindo o pagamento com cartão', {}, soon)).toBeInTheDocument();
  },
};

export const Unanswered: StoryObj = {
  name: 'Sem resposta do servidor',
  parameters: app(null, { 'GET /Pedidos/:id/Cartao': offline }),
  play: async () => {
    await chooseCredit();
    await expect(await shown('Sem resposta do servidor')).toBeVisible();
  },
};

export const Over: StoryObj = {
  name: 'Pedido encerrado',
  parameters: app(null, {
    'GET /Pedidos/:id/Cartao': refused(409, 'PEDIDO_JA_PAGO', 'Este pedido já foi pago ou encerrado.'),
  }),
  play: async () => {
    await chooseCredit();
    await expect(await shown('Este pedido não pode ser pago com cartão')).toBeVisible();
  },
};
