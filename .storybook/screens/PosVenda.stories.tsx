import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, never, pedidos } from '../app/recordings';
import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { answered, recordedData, refused } from '../../tests/bodies/compraBodies';
import {
  bicicleta,
  estorno,
  previaAdicional,
  previaCancelamento,
  previaRemarcacao,
  previaTransferencia,
  troca,
} from '../../tests/bodies/posVendaBodies';
import { dialogShown, fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Pós-venda', ...appStory };
export default meta;

const bilhete = recordedData<Bilhete>('GET', '/Bilhetes/');
const emitido = recordedData<Pedido>('GET', `/Pedidos/${pedidos.emitido}`);
const CANCELAMENTO = '/Bilhetes/:id/Cancelamento';
const app = (api: AppParameters['api'] = {}) => ({
  app: {
    path: `/minhas-viagens?pedido=${pedidos.emitido}`,
    identity: 'cliente' as const,
    api: {
      [`GET ${CANCELAMENTO}`]: answered(previaCancelamento()),
      'GET /Bilhetes/:id/Remarcacao': answered(previaRemarcacao()),
      'GET /Bilhetes/:id/Transferencia': answered(previaTransferencia()),
      ...api,
    },
  },
});
/** Presses a button on the order's first ticket. */
const pressOnTicket = async (name: string): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name }, soon);
  await userEvent.click(button as HTMLElement);
};

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await shown('Você recebe de volta');
    await expect(await dialogShown('Cancelar passagem')).toBeVisible();
  },
};

/** The offered credit of the recorded ticket, with a bonus of 10 %. */
const oferta = {
  centavos: previaCancelamento().devolverCentavos + Math.floor(previaCancelamento().devolverCentavos / 10),
  bonusCentavos: Math.floor(previaCancelamento().devolverCentavos / 10),
  bonusPct: 10,
  validoAte: '2027-11-28',
};

export const CancelForCredit: StoryObj = {
  name: 'Cancelar e receber em crédito',
  parameters: app({ [`GET ${CANCELAMENTO}`]: answered(previaCancelamento({ credito: oferta })) }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await userEvent.click(await screen.findByRole('radio', { name: 'Receber em crédito, com bônus de 10%' }, soon));
    await expect(await shown('Bônus de 10%')).toBeVisible();
  },
};

export const CancelledForCredit: StoryObj = {
  name: 'Cancelamento feito, com crédito',
  parameters: app({
    [`GET ${CANCELAMENTO}`]: answered(previaCancelamento({ credito: oferta })),
    [`POST ${CANCELAMENTO}`]: answered({
      pedidoId: emitido.id,
      devolverCentavos: previaCancelamento().devolverCentavos,
      meio: 'credito',
      previsao: '2026-11-28',
      credito: oferta,
    }),
  }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await userEvent.click(await screen.findByRole('radio', { name: 'Receber em crédito, com bônus de 10%' }, soon));
    await press('Confirmar cancelamento');
    await expect(await shown(/em crédito, para usar até 28\/11\/2027/)).toBeVisible();
  },
};

export const CancelRefused: StoryObj = {
  name: 'Fora do prazo para cancelar',
  parameters: app({
    [`GET ${CANCELAMENTO}`]: answered(
      previaCancelamento({ permitido: false, motivo: 'prazo_encerrado', devolverCentavos: 0, multaCentavos: 0 }),
    ),
  }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await expect(await shown(/você ainda pode remarcar/)).toBeVisible();
  },
};

export const CancelChanged: StoryObj = {
  name: 'Cancelada em outra aba',
  parameters: app({ [`POST ${CANCELAMENTO}`]: refused(409, 'BILHETE_ENCERRADO', 'Esta passagem já foi cancelada.') }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await press('Confirmar cancelamento');
    await expect(await shown('Esta passagem já foi cancelada.')).toBeVisible();
  },
};

export const Cancelled: StoryObj = {
  name: 'Cancelamento feito',
  parameters: app({
    [`POST ${CANCELAMENTO}`]: answered({
      pedidoId: emitido.id,
      devolverCentavos: previaCancelamento().devolverCentavos,
      meio: 'pix',
      previsao: '2026-11-22',
    }),
    'GET /Pedidos/:id': answered({ ...emitido, estornos: [estorno()] }),
  }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await press('Confirmar cancelamento');
    await expect(await dialogShown('Cancelamento feito')).toBeVisible();
    await expect((await screen.findAllByText('No banco', {}, soon)).at(-1)).toBeVisible();
  },
};

const ADICIONAL = '/Bilhetes/:id/Adicionais/bicicleta/Cancelamento';
const semEle: Bilhete = { ...bilhete, adicionaisCancelados: [bicicleta] };

/** A ticket with a bicycle, which may be cancelled by itself. */
const comBicicleta = (api: AppParameters['api'] = {}) =>
  app({
    'GET /Bilhetes/:id': answered({ ...bilhete, adicionais: [bicicleta] }),
    [`GET ${ADICIONAL}`]: answered(previaAdicional()),
    ...api,
  });
const pressOnExtra = () => pressOnTicket('Cancelar adicional Bicicleta');

export const CancelExtra: StoryObj = {
  name: 'Cancelar adicional',
  parameters: comBicicleta(),
  play: async () => {
    await pressOnExtra();
    await shown('Você recebe de volta');
    await expect(await dialogShown('Cancelar adicional')).toBeVisible();
  },
};

export const ExtraRefused: StoryObj = {
  name: 'Fora do prazo para cancelar o adicional',
  parameters: comBicicleta({
    [`GET ${ADICIONAL}`]: answered(
      previaAdicional({ permitido: false, motivo: 'prazo_encerrado', devolverCentavos: 0 }),
    ),
  }),
  play: async () => {
    await pressOnExtra();
    await expect(await shown(/o adicional não tem mais reembolso/)).toBeVisible();
  },
};

export const ExtraGone: StoryObj = {
  name: 'Adicional cancelado em outra aba',
  parameters: comBicicleta({
    [`GET ${ADICIONAL}`]: refused(
      404,
      'ADICIONAL_NAO_ENCONTRADO',
      'Esta passagem não tem este adicional. Ele pode já ter sido cancelado.',
    ),
  }),
  play: async () => {
    await pressOnExtra();
    await expect(await shown(/Ele pode já ter sido cancelado/)).toBeVisible();
  },
};

export const ExtraAsking: StoryObj = {
  name: 'Consultando o adicional',
  parameters: comBicicleta({ [`GET ${ADICIONAL}`]: never }),
  play: async () => {
    await pressOnExtra();
    await expect(await screen.findByText('Consultando as condições', {}, soon)).toBeInTheDocument();
  },
};

export const ExtraCancelled: StoryObj = {
  name: 'Adicional cancelado',
  parameters: comBicicleta({
    [`POST ${ADICIONAL}`]: answered({
      pedidoId: emitido.id,
      devolverCentavos: 4_000,
      meio: 'pix',
      previsao: '2026-11-22',
    }),
    'GET /Pedidos/:id': answered({ ...emitido, estornos: [{ ...estorno(), valorCentavos: 4_000 }] }),
  }),
  play: async () => {
    await pressOnExtra();
    await press('Confirmar cancelamento');
    await expect(await dialogShown('Adicional cancelado')).toBeVisible();
    await expect(await shown('A passagem continua valendo.')).toBeVisible();
  },
};

export const WithoutExtra: StoryObj = {
  name: 'Bilhete com adicional cancelado',
  parameters: app({ 'GET /Bilhetes/:id': answered(semEle) }),
  play: async () => {
    await expect((await screen.findAllByText('1 × Bicicleta', {}, soon))[0]).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Cancelar adicional/ })).not.toBeInTheDocument();
  },
};

export const Asking: StoryObj = {
  name: 'Consultando',
  parameters: app({ [`GET ${CANCELAMENTO}`]: never }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await expect(await screen.findByText('Consultando as condições', {}, soon)).toBeInTheDocument();
  },
};

export const Failed: StoryObj = {
  name: 'Erro ao consultar',
  parameters: app({ [`GET ${CANCELAMENTO}`]: brokenServer }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await expect(await shown('Não conseguimos consultar as condições')).toBeVisible();
  },
};

export const Exchange: StoryObj = {
  name: 'Remarcar',
  parameters: app(),
  play: async () => {
    await pressOnTicket('Remarcar');
    await shown(/remarcar é grátis/);
    await expect(await dialogShown('Remarcar passagem')).toBeVisible();
  },
};

export const ExchangeSeat: StoryObj = {
  name: 'Remarcar: poltrona',
  parameters: app(),
  play: async () => {
    await pressOnTicket('Remarcar');
    const [first] = await screen.findAllByRole('radio', {}, soon);
    await userEvent.click(first as HTMLElement);
    await press('Continuar');
    await expect(await shown('Escolha a poltrona')).toHaveFocus();
    await screen.findByRole('grid', { name: 'Mapa de poltronas' }, soon);
  },
};

export const Exchanged: StoryObj = {
  name: 'Transferência feita',
  parameters: app({ 'POST /Bilhetes/:id/Transferencia': answered(troca) }),
  play: async () => {
    await pressOnTicket('Transferir');
    await fill(/Nome completo/, 'Bruno Lima Castro');
    await fill(/Número do documento/, '98.765.432-1');
    await fill(/Data de nascimento/, '02/03/1985');
    await press('Confirmar transferência');
    await expect(await dialogShown('Transferência feita')).toBeVisible();
  },
};

export const Transfer: StoryObj = {
  name: 'Transferir',
  parameters: app(),
  play: async () => {
    await pressOnTicket('Transferir');
    await screen.findByLabelText(/Nome completo/, {}, soon);
    await expect(await dialogShown('Transferir passagem')).toBeVisible();
  },
};

export const Ended: StoryObj = {
  name: 'Bilhete remarcado',
  parameters: app({ 'GET /Bilhetes/:id': answered({ ...bilhete, situacao: 'remarcado' }) }),
  play: async () => {
    await expect((await screen.findAllByText('Trocado por outro bilhete', {}, soon))[0]).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Remarcar' })).not.toBeInTheDocument();
  },
};
