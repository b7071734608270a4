import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { type AppParameters, appStory, runningApp } from '../app/appStory';
import { pedidos } from '../app/recordings';
import { sentSoFar } from '../app/sentSoFar';
import type { ApiRequest } from '../app/storyApi';
import { dialogShown, fill, press, shown, soon } from '../screens/screenPlay';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import {
  estorno,
  previaCancelamento,
  previaRemarcacao,
  previaTransferencia,
  troca,
} from '../../tests/bodies/posVendaBodies';

const meta: Meta = { title: 'Fluxos/Pós-venda', ...appStory };
export default meta;

const emitido = recordedData<Pedido>('GET', `/Pedidos/${pedidos.emitido}`);
const CANCELAMENTO = '/Bilhetes/:id/Cancelamento';
const { devolverCentavos } = previaCancelamento();
const bonusCentavos = Math.floor(devolverCentavos / 10);
const credito = { centavos: devolverCentavos + bonusCentavos, bonusCentavos, bonusPct: 10, validoAte: '2027-11-28' };
const feito = { pedidoId: emitido.id, devolverCentavos, meio: 'pix', previsao: '2026-11-22' };

/** The order's page of its owner, from which all that follows a sale begins. */
const app = (api: AppParameters['api'] = {}): { app: AppParameters } => ({
  app: {
    path: `/minhas-viagens?pedido=${pedidos.emitido}`,
    identity: 'cliente',
    api: {
      [`GET ${CANCELAMENTO}`]: answered(previaCancelamento()),
      // With a chosen seat the conditions carry its difference.
      'GET /Bilhetes/:id/Remarcacao': ({ path }: ApiRequest) =>
        answered(previaRemarcacao(path.includes('?') ? 0 : null)),
      'GET /Bilhetes/:id/Transferencia': answered(previaTransferencia()),
      ...api,
    },
  },
});

/** Presses a button on the order's first ticket. */
async function pressOnTicket(name: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name }, soon);
  await userEvent.click(button as HTMLElement);
}

/** Body of the last request to such an address. */
const sentTo = (end: string): unknown =>
  runningApp().calls.findLast(({ method, path }) => method === 'POST' && path.endsWith(end))?.body;

export const CancelsForMoney: StoryObj = {
  name: 'Cancela e recebe de volta',
  parameters: app({
    [`POST ${CANCELAMENTO}`]: answered(feito),
    'GET /Pedidos/:id': () =>
      answered({ ...emitido, estornos: sentSoFar('POST', '/Cancelamento') > 0 ? [estorno()] : [] }),
  }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await shown('Você recebe de volta');
    await press('Confirmar cancelamento');
    await expect(await dialogShown('Cancelamento feito')).toBeVisible();
    await expect(sentTo('/Cancelamento')).toMatchObject({ devolverCentavos });
    await expect((await screen.findAllByText('No banco', {}, soon)).at(-1)).toBeVisible();
    await press('Fechar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
  },
};

export const CancelsForCredit: StoryObj = {
  name: 'Cancela e prefere o crédito',
  parameters: app({
    [`GET ${CANCELAMENTO}`]: answered(previaCancelamento({ credito })),
    [`POST ${CANCELAMENTO}`]: answered({ ...feito, meio: 'credito', previsao: '2026-11-28', credito }),
  }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    const bonus = await screen.findByRole('radio', { name: 'Receber em crédito, com bônus de 10%' }, soon);
    await expect(bonus).not.toBeChecked();
    await userEvent.click(bonus);
    await shown('Bônus de 10%');
    await press('Confirmar cancelamento');
    await expect(await shown(/em crédito, para usar até 28\/11\/2027/)).toBeVisible();
  },
};

export const TooLate: StoryObj = {
  name: 'Tarde para cancelar, ainda dá para remarcar',
  parameters: app({
    [`GET ${CANCELAMENTO}`]: answered(
      previaCancelamento({ permitido: false, motivo: 'prazo_encerrado', devolverCentavos: 0, multaCentavos: 0 }),
    ),
  }),
  play: async () => {
    await pressOnTicket('Cancelar passagem');
    await shown(/você ainda pode remarcar/);
    await press('Entendi');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), soon);
    await pressOnTicket('Remarcar');
    await expect(await shown('Escolha o dia e a partida')).toBeVisible();
  },
};

export const Exchanges: StoryObj = {
  name: 'Remarca para outra partida',
  parameters: app({ 'POST /Bilhetes/:id/Remarcacao': answered(troca) }),
  play: async () => {
    await pressOnTicket('Remarcar');
    await shown(/remarcar é grátis/);
    const [partida] = await screen.findAllByRole('radio', {}, soon);
    await userEvent.click(partida as HTMLElement);
    await press('Continuar');
    await shown('Escolha a poltrona');
    const [livre] = await screen.findAllByLabelText(/^Poltrona \d+,.*livre/, {}, soon);
    await userEvent.click(livre as HTMLElement);
    await shown('Sem diferença a pagar');
    await press('Continuar');
    await shown('Confira a diferença');
    await press('Confirmar remarcação');
    await expect(await dialogShown('Remarcação feita')).toBeVisible();
    await expect(sentTo('/Remarcacao')).toMatchObject({ cobrarCentavos: 0, devolverCentavos: 0 });
  },
};

export const Transfers: StoryObj = {
  name: 'Transfere para outra pessoa',
  parameters: app({ 'POST /Bilhetes/:id/Transferencia': answered(troca) }),
  play: async () => {
    await pressOnTicket('Transferir');
    await fill(/Nome completo/, 'Bruno Lima Castro');
    await fill(/Número do documento/, '98.765.432-1');
    await fill(/Data de nascimento/, '02/03/1985');
    await press('Confirmar transferência');
    await expect(await dialogShown('Transferência feita')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Ver novo bilhete' }, soon)).toBeVisible();
  },
};
