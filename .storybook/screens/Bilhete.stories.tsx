import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos, recorded } from '../app/recordings';
import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { Pedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Parada } from '../../src/domain/wire/viagens/viagens';
import { aCaminho, antesDeSair, lidoAntes, pedidoDaNoite, pedidoDeHoje } from '../../tests/bodies/acompanheBodies';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { dialogShown, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Bilhete', ...appStory };
export default meta;

const path = `/minhas-viagens?pedido=${pedidos.emitido}`;
const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path, identity: 'cliente' as const, ...parameters },
});
const emitido = recordedData<Pedido>('GET', `/Pedidos/${pedidos.emitido}`);
const bilhete = recordedData<Bilhete>('GET', '/Bilhetes/');

/** The order without tickets, in this state. */
const without = (situacao: SituacaoPedido) =>
  answered({ ...emitido, situacao, itens: emitido.itens.map((item) => ({ ...item, bilheteId: null })) });

const bothShown = async (): Promise<void> => {
  const codes = await screen.findAllByText('Código de embarque', {}, soon);
  await expect(codes[0]).toBeVisible();
};

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: bothShown,
};

export const Wallets: StoryObj = {
  name: 'Carteiras do celular',
  parameters: app({
    api: {
      'GET /Bilhetes/:id': answered({
        ...bilhete,
        carteiras: { apple: true, google: 'https://pay.google.com/gp/v/save/a.b.c' },
      }),
    },
  }),
  play: async () => {
    const [apple] = await screen.findAllByRole('button', { name: 'Carteira da Apple' }, soon);
    await expect(apple).toBeVisible();
    await expect(screen.getAllByRole('link', { name: /Carteira do Google/ })[0]).toBeVisible();
  },
};

export const Punctuality: StoryObj = {
  name: 'Pontualidade da linha',
  parameters: app({
    api: { 'GET /Bilhetes/:id': answered({ ...bilhete, pontualidade: { viagens: 50, noHorario: 46 } }) },
  }),
  play: async () => {
    const [said] = await screen.findAllByText('No horário em 92% das últimas 50 viagens desta linha', {}, soon);
    await expect(said).toBeVisible();
  },
};

const avaliacao = { nota: null, texto: '', aberta: true, ate: '2027-05-01T12:00:00-03:00' };
const rating = (change: object = {}) =>
  app({ api: { 'GET /Bilhetes/:id': answered({ ...bilhete, avaliacao: { ...avaliacao, ...change } }) } });

export const Rate: StoryObj = {
  name: 'Avaliar a viagem',
  parameters: rating(),
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Avaliar viagem' }, soon);
    await userEvent.click(button as HTMLElement);
    await expect(await dialogShown('Avaliar viagem')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '4 estrelas, boa' }));
    await expect(screen.getByText('4 estrelas, boa', { selector: 'p' })).toBeVisible();
  },
};

export const Rated: StoryObj = {
  name: 'Viagem avaliada',
  parameters: rating({ nota: 4, texto: 'Motorista atencioso.' }),
  play: async () => {
    const [said] = await screen.findAllByText('4 de 5 estrelas', {}, soon);
    await expect(said).toBeVisible();
  },
};

export const JustBought: StoryObj = {
  name: 'Compra confirmada',
  parameters: app({ path: `${path}&etapa=bilhete` }),
  play: async () => {
    await expect(await shown('Compra confirmada')).toBeVisible();
    await bothShown();
  },
};

const place = (at: 'partida' | 'chegada') => emitido.itens[0]?.[at] as Parada;
const resende: Parada = {
  ...place('chegada'),
  localidade: { ...place('chegada').localidade, id: '8', nome: 'Resende', uf: 'RJ', terminal: 'Rodoviária de Resende' },
};
/** One passenger, out and back, each way with a change. */
const comTrocas: Pedido = {
  ...emitido,
  itens: [
    [place('partida'), resende],
    [resende, place('chegada')],
    [place('chegada'), resende],
    [resende, place('partida')],
  ].flatMap(([partida, chegada], trecho) =>
    emitido.itens.slice(0, 1).map((item) => ({
      ...item,
      trecho,
      bilheteId: `${item.bilheteId?.slice(0, -1)}${trecho}`,
      ...(partida && chegada && { partida, chegada }),
    })),
  ),
};

export const RoundTripWithChanges: StoryObj = {
  name: 'Ida e volta, com troca nos dois sentidos',
  parameters: app({ api: { 'GET /Pedidos/:id': answered(comTrocas), 'GET /Bilhetes/:id': answered(bilhete) } }),
  play: async () => {
    await expect(await shown(/^Ida: .*, com 1 troca$/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Código de embarque')).toHaveLength(8), soon);
  },
};

export const Cancelled: StoryObj = {
  name: 'Bilhete cancelado',
  parameters: app({ api: { 'GET /Bilhetes/:id': answered({ ...bilhete, situacao: 'cancelado' }) } }),
  play: async () => {
    await expect((await screen.findAllByText('Cancelado', {}, soon))[0]).toBeVisible();
  },
};

/** The order on the day of its trip, which goes so. */
const today = (acompanhamento: object) =>
  app({
    api: {
      'GET /Pedidos/:id': answered(pedidoDeHoje(emitido)),
      'GET /Bilhetes/:id/Acompanhamento': answered(acompanhamento),
    },
  });

export const OnTheRoad: StoryObj = {
  name: 'No dia da viagem: a caminho, atrasado',
  parameters: today(aCaminho({ compartilhado: true })),
  play: async () => {
    await expect(await shown(/^Ônibus perto de Jacareí/)).toBeVisible();
    await press('Paradas e horários');
    await expect(await screen.findByRole('list', { name: 'Paradas' }, soon)).toBeVisible();
  },
};

export const OnTheRoadOld: StoryObj = {
  name: 'No dia da viagem: informação antiga',
  parameters: today(lidoAntes()),
  play: async () => {
    await expect(await shown(/Estas informações são das/)).toBeVisible();
  },
};

/** The order twelve hours before its trip. */
const tonight = (fields: Parameters<typeof antesDeSair>[0] = {}) =>
  app({
    api: {
      'GET /Pedidos/:id': answered(pedidoDaNoite(emitido)),
      'GET /Bilhetes/:id/Acompanhamento': answered(antesDeSair(fields)),
    },
  });
const chooseAWay = async () =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tempo até o terminal' }, soon), '1h');

export const WhenToLeave: StoryObj = {
  name: 'Hora de sair: escolher o caminho',
  parameters: tonight(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Quando sair de casa' }, soon)).toBeVisible();
    await expect(await shown(/^O embarque começa às 23:30/)).toBeVisible();
  },
};

export const WhenToLeaveLate: StoryObj = {
  name: 'Hora de sair: a partida atrasou',
  parameters: tonight({ atrasada: true }),
  play: async () => {
    await chooseAWay();
    await expect(await screen.findByRole('heading', { name: 'Saia de casa às 23:10' }, soon)).toBeVisible();
    await expect(await shown(/A partida atrasou das 00:00 para as 00:40/)).toBeVisible();
  },
};

export const CancelledToday: StoryObj = {
  name: 'No dia da viagem: cancelada',
  parameters: today(aCaminho({ situacao: 'cancelada', atrasoMinutos: 0, motivo: 'Estrada fechada.' })),
  play: async () => {
    await expect(await shown('Cancelada')).toBeVisible();
  },
};

export const GateCode: StoryObj = {
  name: 'Código da catraca',
  parameters: app(),
  play: async () => {
    await press('Código da catraca');
    await expect(await screen.findByRole('img', { name: 'Código da catraca' }, soon)).toBeVisible();
  },
};

export const Companions: StoryObj = {
  name: 'Menor, benefício e criança de colo',
  parameters: app({
    api: {
      'GET /Bilhetes/:id': answered({
        ...bilhete,
        autorizacaoMenor: true,
        beneficio: 'ID Jovem',
        colo: 'Bia Cliente',
        descontoCentavos: bilhete.preco.tarifaCentavos,
        totalCentavos: bilhete.totalCentavos - bilhete.preco.tarifaCentavos,
      }),
    },
  }),
  play: async () => {
    await expect((await screen.findAllByText(/benefício \(ID Jovem\)/, {}, soon))[0]).toBeVisible();
  },
};

export const EmailRefused: StoryObj = {
  name: 'E-mail recusado',
  parameters: app({ api: { 'GET /Pedidos/:id': answered({ ...emitido, emailRecusado: 'c***@exemplo.com.br' }) } }),
  play: async () => {
    await expect(await shown('Não conseguimos entregar no seu e-mail')).toBeVisible();
    await bothShown();
  },
};

export const Boarded: StoryObj = {
  name: 'Embarcado',
  parameters: app({ api: { 'GET /Bilhetes/:id': answered({ ...bilhete, situacao: 'embarcado' }) } }),
  play: async () => {
    await expect((await screen.findAllByText('Embarcado', {}, soon))[0]).toBeVisible();
  },
};

export const Exchanged: StoryObj = {
  name: 'Trocado por outro bilhete',
  parameters: app({ api: { 'GET /Bilhetes/:id': answered({ ...bilhete, situacao: 'remarcado' }) } }),
  play: async () => {
    await expect((await screen.findAllByText('Trocado por outro bilhete', {}, soon))[0]).toBeVisible();
  },
};

export const Issuing: StoryObj = {
  name: 'Emitindo',
  parameters: app({ api: { 'GET /Pedidos/:id': without('emitindo') } }),
  play: async () => {
    await expect(await shown('Emitindo bilhete')).toBeVisible();
  },
};

export const OperatorRefuses: StoryObj = {
  name: 'A operadora ainda não emitiu',
  parameters: app({
    api: {
      'GET /Pedidos/:id': answered({
        ...emitido,
        situacao: 'emitindo',
        itens: emitido.itens.map((item) => ({ ...item, bilheteId: null })),
        emissao: {
          tentativas: 2,
          proximaEm: '2026-11-21T13:05:00-03:00',
          poltronas: emitido.itens.map(({ poltrona }) => poltrona),
        },
      }),
    },
  }),
  play: async () => {
    await expect(await shown('Tentar emitir de novo')).toBeVisible();
  },
};

export const SeatMoved: StoryObj = {
  name: 'Poltrona trocada',
  parameters: app({
    api: {
      'GET /Pedidos/:id': answered({
        ...emitido,
        itens: emitido.itens.map((item) => ({ ...item, poltronaOriginal: item.poltrona + 4 })),
      }),
    },
  }),
  play: async () => {
    await expect((await screen.findAllByText(/no lugar da/, {}, soon))[0]).toBeVisible();
  },
};

export const Unpaid: StoryObj = {
  name: 'Falta pagar',
  parameters: app({ path: `/minhas-viagens?pedido=${pedidos.pendente}` }),
  play: async () => {
    await expect(await shown('Continuar pagamento')).toBeVisible();
  },
};

const tomador = { cnpj: '12ABC34501DE35', razaoSocial: 'Conceição & Filhos Ltda.' };

export const Company: StoryObj = {
  name: 'Nota em nome de empresa',
  parameters: app({
    api: {
      'GET /Pedidos/:id': answered({ ...emitido, tomador }),
      'GET /Bilhetes/:id': answered({ ...bilhete, tomador }),
    },
  }),
  play: async () => {
    await expect(await shown('Está nos bilhetes e no recibo, e não muda mais.')).toBeVisible();
  },
};

export const CompanyUnpaid: StoryObj = {
  name: 'Falta pagar: empresa na nota',
  parameters: app({
    path: `/minhas-viagens?pedido=${pedidos.pendente}`,
    api: {
      'GET /Pedidos/:id': answered({ ...recordedData<Pedido>('GET', `/Pedidos/${pedidos.pendente}`), tomador }),
    },
  }),
  play: async () => {
    await press('Alterar empresa');
    await dialogShown('Empresa na nota');
    await expect(screen.getByRole('textbox', { name: 'CNPJ' })).toHaveValue('12.ABC.345/01DE-35');
  },
};

export const NoTicket: StoryObj = {
  name: 'Valor devolvido',
  parameters: app({ api: { 'GET /Pedidos/:id': without('estornado') } }),
  play: async () => {
    await expect(await shown('Valor devolvido')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: 'Pedido não encontrado',
  parameters: app({ api: { 'GET /Pedidos/:id': recorded('pedidoInexistente') } }),
  play: async () => {
    await expect(await shown('Não encontramos este pedido')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Pedidos/:id': never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando bilhetes', {}, soon)).toBeInTheDocument();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { 'GET /Pedidos/:id': brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir os bilhetes')).toBeVisible();
  },
};

export const TicketError: StoryObj = {
  name: 'Erro em um bilhete',
  parameters: app({ api: { [`GET /Bilhetes/${bilhete.id}`]: brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir o bilhete')).toBeVisible();
    await bothShown();
  },
};
