import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { selectCompra } from '../../src/store/compra/compra';
import { appStory, type AppParameters, runningApp } from '../app/appStory';
import { personAt } from '../app/person';
import { recorded, viagens } from '../app/recordings';

const meta: Meta = { title: 'Fluxos/Compra', tags: ['!autodocs', 'spec:§2'], ...appStory };
export default meta;

/** Chooses seats of the displayed trip and continues. */
async function chooseSeats(canvasElement: HTMLElement, ...seats: number[]): Promise<void> {
  const person = personAt(canvasElement);
  await person.presses(/Piso superior/, 'tab');
  for (const seat of seats) await person.pressesLabelled(new RegExp(`^Poltrona ${seat},.*livre`));
  await person.pressesFirst('Continuar');
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
    const person = personAt(canvasElement);
    // Home's first suggested route: São Paulo to Rio de Janeiro.
    await person.pressesFirst('Ver partidas de amanhã');
    await person.reads('23 viagens encontradas');
    await person.pressesFirst('Selecionar');
    await expect(await person.reads('Escolha as poltronas')).toBeVisible();
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
