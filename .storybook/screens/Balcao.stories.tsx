import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { never, offline } from '../app/recordings';
import type { Balcao } from '../../src/domain/wire/agencia/balcao';
import type { Cotacao } from '../../src/domain/wire/compra/cotacao';
import type { Reserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import { answered, recordedData, refused } from '../../tests/bodies/compraBodies';
import { passageirosPath, poltronasPath } from './compraPaths';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Balcão', ...appStory };
export default meta;

const gravada = recordedData<Reserva>('POST', '/Reservas');
const itens = gravada.preco.itens.slice(0, 1);
const totalCentavos = itens.reduce((sum, { preco }) => sum + preco.totalCentavos, 0);
const preco = { itens, totalCentavos };
const propria = recordedData<ReservaPropria>('GET', '/Reservas/');
const cotacaoGravada = recordedData<Cotacao>('POST', '/Pedidos/Cotacao');
const cotacao: Cotacao = {
  ...cotacaoGravada,
  itens: cotacaoGravada.itens.slice(0, 1),
  precoCheioCentavos: totalCentavos,
  totalCentavos,
  descontoMaximoCentavos: Math.floor(totalCentavos * 0.05),
};
const operador = { nome: 'Ana Agência', estabelecimento: 'Agência Itapê Centro', limiteDescontoPontos: 500 };
const caixa = { numero: 12, pausado: false, abertoEm: '2026-11-21T11:00:00-03:00' };
const comCaixa = (change: Balcao['caixa']) => answered({ operador, caixa: change } satisfies Balcao);

const app = ({ api, ...parameters }: Partial<AppParameters> = {}) => ({
  app: {
    path: passageirosPath('13'),
    identity: 'agencia' as const,
    api: {
      'GET /Agencia/Balcao': comCaixa(caixa),
      'POST /Reservas': answered({ ...gravada, preco }),
      'GET /Reservas/:id': answered({ ...propria, preco }),
      'POST /Pedidos/Cotacao': answered(cotacao),
      ...api,
    },
    ...parameters,
  },
});

async function goToPayment(): Promise<void> {
  await shown('Passageiro 1 · Poltrona 13');
  await fill('Nome completo', 'Rita Prado');
  await fill('Número do documento', '12.345.678-9');
  await fill('Data de nascimento', '10/03/1990');
  await press('Continuar');
}

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await goToPayment();
    await userEvent.type(await screen.findByLabelText('Valor recebido', {}, soon), '30000');
    await expect(await shown('Troco')).toBeVisible();
  },
};

export const Company: StoryObj = {
  name: 'Nota em nome de empresa',
  parameters: app(),
  play: async () => {
    await goToPayment();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Preciso da nota em nome de uma empresa' }, soon),
    );
    await dialogShown('Empresa na nota');
    await fill('CNPJ', '12.ABC.345/01DE-35');
    await fill('Razão social', 'Conceição & Filhos Ltda.');
    await press('Usar esta empresa');
    await expect(await shown('Conceição & Filhos Ltda., CNPJ 12.ABC.345/01DE-35')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Receber e emitir' })).toBeVisible();
  },
};

const compradora = {
  id: '1',
  nome: 'Rita P.',
  email: 'r***@i***',
  cpf: '***.982.247-**',
  celular: '',
  mascarada: true,
};

async function lookUpBuyer(): Promise<void> {
  await shown('Passageiro 1 · Poltrona 13');
  await press('Informar comprador ou e-mail');
  await fill('CPF do comprador', '529.982.247-25');
  await press('Procurar conta');
}

export const BuyerFound: StoryObj = {
  name: 'Conta do comprador',
  parameters: app({ api: { 'GET /Conta/ObterPorCpf': answered(compradora) } }),
  play: async () => {
    await lookUpBuyer();
    await expect(await shown('Conta encontrada: Rita P.')).toBeVisible();
  },
};

export const BuyerUnknown: StoryObj = {
  name: 'Comprador sem conta',
  parameters: app({ api: { 'GET /Conta/ObterPorCpf': answered(null) } }),
  play: async () => {
    await lookUpBuyer();
    await expect(await shown('Nenhuma conta com este CPF.')).toBeVisible();
  },
};

export const BuyerNotReached: StoryObj = {
  name: 'Conta do comprador sem resposta',
  parameters: app({ api: { 'GET /Conta/ObterPorCpf': offline } }),
  play: async () => {
    await lookUpBuyer();
    await expect(await shown(/^Não conseguimos falar com o servidor/)).toBeVisible();
  },
};

export const TooLittle: StoryObj = {
  name: 'Valor insuficiente',
  parameters: app(),
  play: async () => {
    await goToPayment();
    await userEvent.type(await screen.findByLabelText('Valor recebido', {}, soon), '100');
    await press('Receber e emitir');
    await expect(await shown('Falta')).toBeVisible();
  },
};

export const ByPix: StoryObj = {
  name: 'Pix',
  parameters: app(),
  play: async () => {
    await goToPayment();
    await userEvent.click(await screen.findByLabelText('Pix', {}, soon));
    await expect(await shown('Mostrar o QR do Pix')).toBeVisible();
  },
};

export const WithoutTill: StoryObj = {
  name: 'Sem caixa',
  parameters: app({ api: { 'GET /Agencia/Balcao': comCaixa(null) } }),
  play: async () => {
    await goToPayment();
    await expect(await shown('Abra o caixa para vender')).toBeVisible();
  },
};

export const Paused: StoryObj = {
  name: 'Caixa pausado',
  parameters: app({ api: { 'GET /Agencia/Balcao': comCaixa({ ...caixa, pausado: true }) } }),
  play: async () => {
    await goToPayment();
    await expect(await shown('O seu caixa está pausado')).toBeVisible();
  },
};

export const TillUnread: StoryObj = {
  name: 'Caixa sem resposta',
  parameters: app({ api: { 'GET /Agencia/Balcao': offline } }),
  play: async () => {
    await goToPayment();
    await expect(await shown('Não conseguimos ver o seu caixa')).toBeVisible();
  },
};

export const Taking: StoryObj = {
  name: 'Recebendo',
  parameters: app({ api: { 'POST /Pedidos': never } }),
  play: async () => {
    await goToPayment();
    await userEvent.type(await screen.findByLabelText('Valor recebido', {}, soon), '30000');
    await press('Receber e emitir');
    await expect(await screen.findByRole('button', { name: /Receber e emitir/, busy: true }, soon)).toBeVisible();
  },
};

export const TillRefuses: StoryObj = {
  name: 'Caixa recusou',
  parameters: app({
    api: { 'POST /Pedidos': refused(409, 'CAIXA_PAUSADO', 'O caixa está pausado. Retome o caixa para registrar.') },
  }),
  play: async () => {
    await goToPayment();
    await userEvent.type(await screen.findByLabelText('Valor recebido', {}, soon), '30000');
    await press('Receber e emitir');
    await expect(await shown('Não foi possível continuar')).toBeVisible();
  },
};

export const Discount: StoryObj = {
  name: 'Desconto acima do limite',
  parameters: app(),
  play: async () => {
    await goToPayment();
    await userEvent.type(await screen.findByLabelText('Valor do desconto', {}, soon), '999999');
    await press('Dar desconto');
    await expect(await shown(/passa do seu limite/)).toBeVisible();
  },
};

export const SeatByNumber: StoryObj = {
  name: 'Poltrona por número',
  parameters: app({ path: poltronasPath }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Número da poltrona', {}, soon), '99{Enter}');
    await expect(await shown('Não há poltrona 99 neste ônibus')).toBeVisible();
  },
};
