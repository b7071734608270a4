import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../../../../.storybook/app/appStory';
import { brokenServer, inTurn, never, offline, recorded, viagens } from '../../../../.storybook/app/recordings';
import type { MapaPoltronas } from '../../../domain/wire/poltronas';
import { answered, recordedData } from './bodies';
import { poltronasPath } from './compraPaths';
import { press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Poltronas', tags: ['!autodocs'], ...appStory };
export default meta;

const chosen = `${poltronasPath}&poltronas=13.14`;
const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: poltronasPath, identity: 'cliente' as const, ...parameters },
});
const mapKey = 'GET /Viagens/:id/Poltronas';
const mapa = recordedData<MapaPoltronas>('GET', `/Viagens/${viagens.ida.id}/Poltronas`);
const seat = (numero: number) => screen.findByLabelText(new RegExp(`^Poltrona ${numero},`), {}, soon);

/* What the summary says is folded away on a phone: there it is in the page, and not in sight. */

/** The coach with those seats taken. */
const without = (isTaken: (numero: number) => boolean) =>
  answered({
    ...mapa,
    poltronas: mapa.poltronas.map((one) => (isTaken(one.numero) ? { ...one, situacao: 'ocupada' } : one)),
  });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app({ api: { [mapKey]: without((numero) => numero % 5 === 2) } }),
  play: async () => {
    await expect(await seat(48)).toBeVisible();
    await expect(await screen.findByText('Nenhuma poltrona escolhida', {}, soon)).toBeInTheDocument();
    await expect(await screen.findByText(/00:10/, {}, soon)).toBeInTheDocument();
  },
};

export const Chosen: StoryObj = {
  name: 'Duas poltronas escolhidas',
  parameters: app(),
  play: async () => {
    await userEvent.click(await seat(48));
    await userEvent.click(await seat(49));
    await expect(await screen.findByText('Poltronas 48 e 49', {}, soon)).toBeInTheDocument();
  },
};

export const NothingChosen: StoryObj = {
  name: 'Continuar sem escolher',
  parameters: app(),
  play: async () => {
    await seat(48);
    await press('Continuar');
    await expect(await shown('Escolha pelo menos uma poltrona')).toBeVisible();
  },
};

export const Taken: StoryObj = {
  name: 'Poltrona ocupada por outra pessoa',
  parameters: app({
    path: chosen,
    api: {
      'POST /Reservas': recorded('poltronaOcupada'),
      [mapKey]: inTurn(
        answered(mapa),
        without((numero) => numero === 13 || numero === 14),
      ),
    },
  }),
  play: async () => {
    await seat(13);
    await press('Continuar');
    await expect(await shown(/acabaram de ser escolhidas por outras pessoas/)).toBeVisible();
    await expect(await screen.findByText('Nenhuma poltrona escolhida', {}, soon)).toBeInTheDocument();
  },
};

export const Holding: StoryObj = {
  name: 'Reservando',
  parameters: app({ path: chosen, api: { 'POST /Reservas': never } }),
  play: async () => {
    await seat(13);
    await press('Continuar');
    await expect(await screen.findByRole('button', { name: /Continuar/, busy: true }, soon)).toBeVisible();
  },
};

export const HoldUnanswered: StoryObj = {
  name: 'Sem resposta ao reservar',
  parameters: app({ path: chosen, api: { 'POST /Reservas': offline } }),
  play: async () => {
    await seat(13);
    await press('Continuar');
    await expect(await shown('Sem resposta do servidor')).toBeVisible();
  },
};

export const SoldOut: StoryObj = {
  name: 'Ônibus lotado',
  parameters: app({ api: { [mapKey]: without(() => true) } }),
  play: async () => {
    await expect(await shown('Nenhuma poltrona livre nesta viagem.')).toBeVisible();
  },
};

export const RoundTrip: StoryObj = {
  name: 'Ida e volta',
  parameters: app({ path: `${poltronasPath}&poltronas=13&viagemVolta=${viagens.volta.id}` }),
  play: async () => {
    await seat(13);
    await press('Continuar');
    await expect(
      await screen.findByRole('tab', { name: /Volta: escolha as poltronas/, selected: true }, soon),
    ).toBeVisible();
    await expect(await seat(48)).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { [mapKey]: never } }),
  play: async () => {
    await expect(await screen.findByText('Carregando o mapa de poltronas', {}, soon)).toBeInTheDocument();
  },
};

export const WithError: StoryObj = {
  name: 'Erro',
  parameters: app({ api: { [mapKey]: brokenServer } }),
  play: async () => {
    await expect(await shown('Não conseguimos abrir o mapa')).toBeVisible();
  },
};
