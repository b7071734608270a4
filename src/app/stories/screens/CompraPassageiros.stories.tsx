import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../../../../.storybook/app/appStory';
import { never, recorded } from '../../../../.storybook/app/recordings';
import type { Reserva } from '../../../domain/wire/reservas';
import { answered, recordedData } from './bodies';
import { passageirosPath } from './compraPaths';
import { fillField, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Passageiros', tags: ['!autodocs'], ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: passageirosPath('13.14'), identity: 'cliente' as const, ...parameters },
});
const reserva = recordedData<Reserva>('POST', '/Reservas');
const formShown = () => shown('Passageiro 1 · Poltrona 13');

/** One field of a passenger; both forms have it. */
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

export const BuyerTravels: StoryObj = {
  name: 'O comprador é o passageiro 1',
  parameters: app(),
  play: async () => {
    await formShown();
    await shown('Carla Cliente');
    await userEvent.click(screen.getByLabelText('O comprador é o passageiro 1'));
    await expect(await screen.findByDisplayValue('17/05/1990', {}, soon)).toBeVisible();
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

/** Forty-five seconds are left; the story moves on like the purchase does. */
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

export const Expired: StoryObj = {
  name: 'Reserva expirada',
  parameters: app({
    api: {
      'POST /Reservas': () => answered({ ...reserva, expiraEm: new Date(Date.now() + 1_500).toISOString() }),
    },
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
