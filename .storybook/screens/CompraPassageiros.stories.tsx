import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos, recorded, viagens } from '../app/recordings';
import type { Answer, Reply } from '../app/storyApi';
import type { Cotacao, NovaCotacao } from '../../src/domain/wire/compra/cotacao';
import type { ReservaPropria } from '../../src/domain/wire/compra/reservas';
import { answered, recordedData, refused } from '../../tests/bodies/compraBodies';
import { passageirosPath } from './compraPaths';
import { fillField, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Passageiros', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: passageirosPath('13.14'), identity: 'cliente' as const, ...parameters },
});
const reserva = recordedData<ReservaPropria>('GET', '/Reservas/');
const formShown = () => shown('Passageiro 1 · Poltrona 13');

/** Fills one field of one passenger; several forms are on screen. */
async function fillOf(indice: number, label: string, text: string): Promise<void> {
  const field = (await screen.findAllByLabelText(label, {}, soon))[indice];
  if (!field) throw new Error(`no passenger ${indice + 1} has “${label}”`);
  await fillField(field, text);
}

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await formShown()).toBeVisible();
    await expect(await shown('Carla Cliente')).toBeVisible();
    await expect((await screen.findAllByText(/R\$\s296,20/, {}, soon))[0]).toBeVisible();
  },
};

const adicionais = [
  { tipo: 'bagagem', nome: 'Volume extra de bagagem', precoCentavos: 2_500, porPassageiro: 2, livres: 38 },
  { tipo: 'bicicleta', nome: 'Bicicleta', precoCentavos: 4_000, porPassageiro: 1, livres: 1 },
  { tipo: 'animal', nome: 'Animal de estimação', precoCentavos: 6_000, porPassageiro: 1, livres: 0 },
] satisfies Cotacao['adicionais'];

export const Extras: StoryObj = {
  name: 'Adicionais da viagem',
  parameters: app({
    api: {
      'POST /Pedidos/Cotacao': answered({ ...recordedData<Cotacao>('POST', '/Pedidos/Cotacao'), adicionais }),
    },
  }),
  play: async () => {
    await formShown();
    await userEvent.click(await screen.findByRole('button', { name: 'Aumentar, Bicicleta, passageiro 1' }, soon));
    await expect(await screen.findByRole('spinbutton', { name: 'Bicicleta, passageiro 1' }, soon)).toHaveValue('1');
    // The only place left is taken by the first passenger.
    await expect(screen.getByRole('spinbutton', { name: 'Bicicleta, passageiro 2' })).toHaveAccessibleDescription(
      'Esgotado nesta viagem',
    );
  },
};

const idaEVolta: ReservaPropria['trechos'] = [
  { viagemId: viagens.ida.id, localidadeOrigem: '1', localidadeDestino: '4', poltronas: [13] },
  { viagemId: viagens.volta.id, localidadeOrigem: '4', localidadeDestino: '1', poltronas: [14] },
];
const [primeiro] = recordedData<Cotacao>('POST', '/Pedidos/Cotacao').itens;
const [umItem] = reserva.preco.itens;

/** There and back, each coach with room of its own: the bicycle's is gone on the way back. */
export const ExtrasByLeg: StoryObj = {
  name: 'Adicionais por trecho',
  parameters: app({
    path: `${passageirosPath('13')}&viagemVolta=${viagens.volta.id}&poltronasVolta=14`,
    api: {
      'POST /Reservas': answered({
        ...reserva,
        trechos: idaEVolta,
        preco: {
          ...reserva.preco,
          itens: idaEVolta.map(({ viagemId, poltronas: [poltrona] }, trecho) => ({
            ...umItem,
            trecho,
            viagemId,
            poltrona,
          })),
        },
      }),
      'POST /Pedidos/Cotacao': answered({
        ...recordedData<Cotacao>('POST', '/Pedidos/Cotacao'),
        itens: idaEVolta.map(({ viagemId, poltronas: [poltrona] }, trecho) => ({
          ...primeiro,
          trecho,
          viagemId,
          poltrona,
          ...(trecho === 0 && {
            adicionais: [{ tipo: 'bicicleta', nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 }],
          }),
        })),
        totalCentavos: 33_620,
        adicionais: adicionais.slice(0, 2).map((one) => ({
          ...one,
          livresPorTrecho: one.tipo === 'bicicleta' ? [1, 0] : [38, 38],
          livres: one.tipo === 'bicicleta' ? 0 : 38,
        })),
      }),
    },
  }),
  play: async () => {
    await shown(/Passageiro 1 · Poltronas 13/);
    const bicicleta = await screen.findByRole('spinbutton', { name: 'Bicicleta' }, soon);
    await expect(bicicleta).toHaveAccessibleDescription('Esgotado em parte da viagem (volta)');
    await userEvent.click(screen.getByRole('switch', { name: 'O mesmo em todos os trechos' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aumentar, Bicicleta, ida' }, soon));
    await expect(screen.getByRole('spinbutton', { name: 'Bicicleta, ida' })).toHaveValue('1');
    await expect(screen.getByRole('spinbutton', { name: 'Bicicleta, volta' })).toHaveAccessibleDescription(
      'Esgotado neste trecho',
    );
  },
};

export const BuyerTravels: StoryObj = {
  name: 'O comprador é o passageiro 1',
  parameters: app(),
  play: async () => {
    await formShown();
    await shown('Carla Cliente');
    await expect(screen.getByLabelText('O comprador é o passageiro 1')).toBeChecked();
    await expect(await screen.findByDisplayValue('17/05/1990', {}, soon)).toBeVisible();
  },
};

const joana = { nome: 'Joana Lima', documento: { tipo: 2, numero: '234567891' }, dataNascimento: '1988-02-10' };
const carla = { nome: 'Carla Cliente', documento: { tipo: 2, numero: '123456789' }, dataNascimento: '1990-05-17' };

export const BoughtAgain: StoryObj = {
  name: 'Comprar de novo, com os passageiros de antes',
  parameters: app({
    path: `${passageirosPath('13.14')}&deNovo=${pedidos.emitido}`,
    api: { 'GET /Pedidos/:id/Passageiros': answered([joana, carla]) },
  }),
  play: async () => {
    await formShown();
    await expect(await screen.findByDisplayValue('Joana Lima', {}, soon)).toBeVisible();
    await expect(screen.getByDisplayValue('123456789')).toBeVisible();
    await expect(screen.getByLabelText('O comprador é outro passageiro?')).toHaveValue('1');
  },
};

export const WithErrors: StoryObj = {
  name: 'Campos com erro',
  parameters: app(),
  play: async () => {
    await formShown();
    await shown('Carla Cliente');
    await fillOf(0, 'Nome completo', 'Carla');
    await fillOf(0, 'Data de nascimento', '31/02/1990');
    await press('Continuar');
    await expect((await screen.findAllByText('Informe um nome válido', {}, soon))[0]).toBeVisible();
  },
};

export const ChildAlone: StoryObj = {
  name: 'Menor sem um adulto',
  parameters: app({ path: passageirosPath('13') }),
  play: async () => {
    await formShown();
    await fillOf(0, 'Data de nascimento', '02/03/2015');
    await expect(await shown(/Vou apresentar a autorização de viagem no embarque/)).toBeVisible();
  },
};

/** Forty-five seconds remain; the timer of the story keeps running. */
export const HoldEnding: StoryObj = {
  name: 'Reserva perto do fim',
  tags: ['sem-retrato'],
  parameters: app(),
  globals: { clock: 'holdEnding' },
  play: async () => {
    await formShown();
    await expect(await shown(/^00:[0-4]\d$/)).toBeVisible();
  },
};

let isOver = true;
/** Alternates between the last moments of a hold and its expiry, since the story may be replayed. */
const lastMoments = (): Reply => {
  isOver = !isOver;
  if (isOver) return refused(404, 'RESERVA_NAO_ENCONTRADA', 'Reserva não encontrada.');
  return answered({ ...reserva, expiraEm: new Date(Date.now() + 1_500).toISOString() });
};

export const Expired: StoryObj = {
  name: 'Reserva expirada',
  parameters: app({
    api: { 'GET /Reservas/:id': lastMoments },
  }),
  play: async () => {
    await expect(await shown('Sua reserva expirou')).toBeVisible();
  },
};

export const SeatsLost: StoryObj = {
  name: 'Reserva perdida ao recarregar',
  parameters: app({ api: { 'POST /Reservas': recorded('poltronaOcupada') } }),
  play: async () => {
    await expect(await shown(/acabaram de ser escolhidas por outras pessoas/)).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'POST /Reservas': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando sua compra', {}, soon)).toBeInTheDocument();
  },
};

const cotado = recordedData<Cotacao>('POST', '/Pedidos/Cotacao');
/** The recorded quote with a change and a discount. */
const priced = (change: Partial<Cotacao>, origem: 'cupom' | 'beneficio' = 'cupom', descricao = '', centavos = 0) => {
  const descontos = centavos > 0 ? [{ origem, descricao, centavos }] : [];
  const itens = cotado.itens.map((item, i) =>
    i === 0 ? { ...item, descontos, totalCentavos: item.totalCentavos - centavos } : item,
  );
  const totalCentavos = cotado.totalCentavos - centavos;
  return answered({ ...cotado, itens, descontoCentavos: centavos, totalCentavos, ...change });
};
const cotacao = (reply: Answer) => app({ api: { 'POST /Pedidos/Cotacao': reply } });
const giveCoupon = async (codigo: string) => {
  await formShown();
  await fillField(await screen.findByLabelText('Cupom de desconto', {}, soon), codigo);
  await press('Aplicar cupom');
};
const choose = async (label: string, option: string) => {
  const select = (await screen.findAllByLabelText(label, {}, soon))[0];
  if (select) await userEvent.selectOptions(select, option);
};

const umCupom = {
  codigo: 'ATRASOK7M2P9QX',
  descricao: 'Pelo atraso de São Paulo → Rio de Janeiro, 02/11/2026',
  motivo: { tipo: 'atraso' as const, origem: 'São Paulo', destino: 'Rio de Janeiro', dia: '2026-11-02' },
  percentual: 10,
  tetoCentavos: 5_000,
  validoAte: '2027-05-02',
  descontoCentavos: 2_962,
};

const emOutroPedido = 'Este cupom está em outro pedido seu que ainda não foi pago.';

export const OwnCoupons: StoryObj = {
  name: 'Cupons da pessoa',
  parameters: cotacao(
    priced({
      cuponsDaConta: [umCupom, { ...umCupom, codigo: 'ATRASOT4W8YZ3N', descontoCentavos: 0, recusa: emOutroPedido }],
    }),
  ),
  play: async () => {
    await formShown();
    const list = await screen.findByRole('list', { name: 'Seus cupons' }, soon);
    await expect(list).toHaveTextContent(emOutroPedido);
    await expect(screen.getByRole('button', { name: 'Usar cupom ATRASOK7M2P9QX' })).toBeVisible();
  },
};

export const OwnCouponApplied: StoryObj = {
  name: 'Cupom da pessoa aplicado',
  parameters: cotacao(({ body }) => {
    const { cupom } = body as NovaCotacao;
    const { codigo, descricao, motivo, descontoCentavos } = umCupom;
    const cuponsDaConta = [umCupom];
    return cupom === codigo
      ? priced(
          { cupom: { codigo, descricao, motivo, descontoCentavos }, cuponsDaConta },
          'cupom',
          descricao,
          descontoCentavos,
        )
      : priced({ cuponsDaConta });
  }),
  play: async () => {
    await formShown();
    await userEvent.click(await screen.findByRole('button', { name: 'Usar cupom ATRASOK7M2P9QX' }, soon));
    await expect(await shown('Remover cupom')).toBeVisible();
  },
};

export const CouponApplied: StoryObj = {
  name: 'Cupom aplicado',
  parameters: cotacao(
    priced(
      { cupom: { codigo: 'VERAO25', descricao: 'R$ 25,00 em compras a partir de R$ 100,00', descontoCentavos: 2_500 } },
      'cupom',
      'R$ 25,00 em compras a partir de R$ 100,00',
      2_500,
    ),
  ),
  play: async () => {
    await giveCoupon('verao25');
    await expect(await shown('Remover cupom')).toBeVisible();
    await expect((await screen.findAllByText(/R\$\s271,20/, {}, soon))[0]).toBeVisible();
  },
};

export const CouponRefused: StoryObj = {
  name: 'Cupom recusado',
  parameters: cotacao(
    priced({
      recusas: [{ codigo: 'CUPOM_VENCIDO', mensagem: 'Este cupom valeu até 31/12/2025.', campo: 'cupom' }],
    }),
  ),
  play: async () => {
    await giveCoupon('NATAL2025');
    await expect(await shown('Este cupom valeu até 31/12/2025.')).toBeVisible();
  },
};

export const Gratuity: StoryObj = {
  name: 'Gratuidade para pessoa idosa',
  parameters: cotacao(priced({}, 'beneficio', 'Pessoa idosa, lugar gratuito', 14_810)),
  play: async () => {
    await formShown();
    await choose('Gratuidade ou meia-passagem', 'Pessoa idosa');
    await expect(await shown(/60 anos ou mais e renda de até dois salários mínimos/)).toBeVisible();
    await expect(await shown(/Declaro que minha renda mensal/)).toBeVisible();
  },
};

export const GratuitySoldOut: StoryObj = {
  name: 'Gratuidade esgotada na viagem',
  parameters: cotacao(
    priced({
      recusas: [
        {
          codigo: 'BENEFICIO_ESGOTADO',
          mensagem: 'Passe Livre: os lugares com este benefício acabaram nesta viagem.',
          campo: 'passageiros.0.beneficio',
        },
      ],
    }),
  ),
  play: async () => {
    await formShown();
    await choose('Gratuidade ou meia-passagem', 'Passe Livre');
    await expect(await shown(/os lugares com este benefício acabaram nesta viagem/)).toBeVisible();
  },
};

export const ChildOnLap: StoryObj = {
  name: 'Criança no colo',
  parameters: app({ path: passageirosPath('13') }),
  play: async () => {
    await formShown();
    await userEvent.click(screen.getByLabelText('Leva uma criança no colo'));
    await expect(await shown('Nome completo da criança')).toBeVisible();
  },
};

export const SavedPassengers: StoryObj = {
  name: 'Passageiros salvos',
  parameters: app({ path: passageirosPath('13') }),
  play: async () => {
    await formShown();
    await press('Escolher passageiro salvo');
    await expect(await shown(/^Joana Cliente · RG/)).toBeVisible();
  },
};

export const PriceNotUpdated: StoryObj = {
  name: 'Preço sem atualização',
  parameters: cotacao(brokenServer),
  play: async () => {
    await formShown();
    await expect(await shown(/Não conseguimos atualizar o preço agora/)).toBeInTheDocument();
  },
};
