import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { appStory, type AppParameters, runningApp } from '../../../../.storybook/app/appStory';
import { personAt } from '../../../../.storybook/app/person';
import { recorded, viagens } from '../../../../.storybook/app/recordings';

const meta: Meta = { title: 'Fluxos/Compra', tags: ['!autodocs', 'spec:§2'], ...appStory };
export default meta;

/** Takes seats of the trip on screen and goes on. */
async function chooseSeats(canvasElement: HTMLElement, ...seats: number[]): Promise<void> {
  const person = personAt(canvasElement);
  await person.presses(/Piso superior/, 'tab');
  for (const seat of seats) await person.presses(new RegExp(`^Poltrona ${seat},.*livre`), 'gridcell');
  await person.presses('Continuar');
}

export const SearchToSeats: StoryObj = {
  name: 'Da busca às poltronas',
  parameters: { app: { path: '/home', identity: 'cliente' } satisfies AppParameters },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await person.presses(/São Paulo para Rio de Janeiro/);
    await person.reads('23 viagens encontradas');
    await person.pressesFirst('Selecionar');
    await chooseSeats(canvasElement, 13, 14);
    await expect(await person.find('heading', /Passageiros|Quem vai viajar/)).toBeVisible();
    const asked = runningApp().calls.find(({ method, path }) => method === 'POST' && path === '/Reservas');
    await expect(asked?.body).toMatchObject({ trechos: [{ poltronas: [13, 14] }] });
  },
};

export const SeatTaken: StoryObj = {
  name: 'Poltrona ocupada no meio do caminho',
  parameters: {
    app: {
      path: `/comprar-viagem?viagem=${viagens.ida.id}&localidadeOrigem=1&localidadeDestino=4`,
      identity: 'cliente',
      api: { 'POST /Reservas': recorded('poltronaOcupada') },
    } satisfies AppParameters,
  },
  play: async ({ canvasElement }) => {
    const person = personAt(canvasElement);
    await chooseSeats(canvasElement, 13, 14);
    await expect(await person.reads(/As poltronas 13 e 14 acabaram de ser escolhidas/)).toBeVisible();
    await waitFor(() => expect(runningApp().store.getState()).toHaveProperty('compra.reserva', null));
  },
};
