import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { selectCompra } from '../../src/store/compra/compra';
import { appStory, type AppParameters, runningApp } from '../app/appStory';
import { personAt } from '../app/person';
import { pedidos, recorded, situacao, viagens } from '../app/recordings';
import { fillField, pickPlace, press, soon } from '../screens/screenPlay';
import { answered } from '../../tests/bodies/compraBodies';

const meta: Meta = { title: 'Fluxos/Compra', tags: ['spec:§2'], ...appStory };
export default meta;

/** Chooses seats of the displayed trip and continues. */
async function chooseSeats(canvasElement: HTMLElement, ...seats: number[]): Promise<void> {
  const person = personAt(canvasElement);
  await person.presses(/Piso superior/, 'tab');
  for (const seat of seats) await person.pressesLabelled(new RegExp(`^Poltrona ${seat},.*livre`));
  await person.pressesFirst('Continuar');
}

/** Searches tomorrow's trips from São Paulo to Rio de Janeiro, as somebody who types the names, and selects the first. */
async function searchAndSelect(canvasElement: HTMLElement): Promise<void> {
  const person = personAt(canvasElement);
  await pickPlace('Origem', 'são', /Tietê/);
  await pickPlace('Destino', 'rio', /Novo Rio/);
  await waitFor(() => expect(screen.getByLabelText('Data de ida')).toHaveValue('22/11/2026'), soon);
  await press('Buscar viagens');
  await person.reads('23 viagens encontradas');
  await person.pressesFirst('Selecionar');
  // The heading of the page that opens gives way to that of its code.
  await waitFor(() => expect(within(canvasElement).getByText('Escolha as poltronas')).toBeVisible(), soon);
}

/** The id of the hold on screen. */
const heldId = () => selectCompra(runningApp().store.getState()).reserva?.id;

const noMapa = (api: AppParameters['api'] = {}): { app: AppParameters } => ({
  app: {
    path: `/comprar-viagem?viagem=${viagens.ida.id}&localidadeOrigem=1&localidadeDestino=4`,
    identity: 'cliente',
    api,
  },
});

export const SearchToSeats: StoryObj = {
  name: 'Da busca ao mapa de poltronas',
  parameters: { app: { path: '/home', identity: 'cliente' } satisfies AppParameters },
  play: async ({ canvasElement }) => {
    await searchAndSelect(canvasElement);
  },
};

/** Fills the fields of the second passenger; the buyer is the first one. */
async function fillCompanion(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const [, field] = await screen.findAllByLabelText(label, {}, soon);
    if (field) await fillField(field, text);
  }
}

export const SearchToTicket: StoryObj = {
  name: 'Da busca ao bilhete',
  parameters: {
    app: {
      path: '/home',
      identity: 'cliente',
      // The Pix page begins with the order as it was made. The stream reports the payment; the ticket page then reads the
      // order, issued by now.
      api: {
        'GET /Creditos': answered({ saldoCentavos: 0, validades: [], lancamentos: [] }),
        'GET /Pedidos/:id/Eventos': situacao('emitido'),
        [`GET /Pedidos/${pedidos.pendente}`]: recorded('pedidoEmitido'),
      },
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await searchAndSelect(canvasElement);
    await chooseSeats(canvasElement, 13, 14);
    await person.reads('Passageiro 2 · Poltrona 14');
    await screen.findByDisplayValue('17/05/1990', {}, soon);
    const [documento] = await screen.findAllByLabelText('Número do documento', {}, soon);
    if (documento) await fillField(documento, '12.345.678-9');
    await fillCompanion({
      'Nome completo': 'Joana Cliente',
      'Número do documento': '23.456.789-1',
      'Data de nascimento': '10/02/1988',
    });
    await person.pressesFirst('Continuar');
    await person.reads('Como você quer pagar?');
    await person.presses('Pagar com Pix');
    await expect(await person.reads('Compra confirmada')).toBeVisible();
    const [codigo] = await screen.findAllByRole('img', { name: 'Código de embarque' }, soon);
    await expect(codigo).toBeVisible();
  },
};

export const SeatsHeld: StoryObj = {
  name: 'Poltronas reservadas',
  parameters: noMapa(),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await chooseSeats(canvasElement, 13, 14);
    await waitFor(() => expect(heldId()).toBeTruthy(), { timeout: 20_000 });
    const asked = runningApp().calls.find(({ method, path }) => method === 'POST' && path === '/Reservas');
    await expect(asked?.body).toMatchObject({ trechos: [{ poltronas: [13, 14] }] });
    await expect(await person.reads('Quem vai viajar')).toBeVisible();
  },
};

export const SeatTaken: StoryObj = {
  name: 'Poltrona ocupada no meio do caminho',
  parameters: noMapa({ 'POST /Reservas': recorded('poltronaOcupada') }),
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await chooseSeats(canvasElement, 13, 14);
    await expect(await person.reads(/As poltronas 13 e 14 acabaram de ser escolhidas/)).toBeVisible();
    await waitFor(() => expect(heldId()).toBeUndefined());
  },
};
