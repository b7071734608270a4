import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer, inTurn, never, offline, recorded, viagens } from '../app/recordings';
import type { MapaPoltronas } from '../../src/domain/wire/compra/poltronas';
import type { InformacaoViagem } from '../../src/domain/wire/viagens/viagens';
import type { ApiRequest } from '../app/storyApi';
import type { Reserva, ReservaPropria } from '../../src/domain/wire/compra/reservas';
import { answered, recordedData, refused } from '../../tests/bodies/compraBodies';
import { poltronasPath } from './compraPaths';
import { dialogShown, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Comprar viagem/Poltronas', ...appStory };
export default meta;

const chosen = `${poltronasPath}&poltronas=13.14`;
const app = (parameters: Partial<AppParameters> = {}) => ({
  app: { path: poltronasPath, identity: 'cliente' as const, ...parameters },
});
const mapKey = 'GET /Viagens/:id/Poltronas';
const mapa = recordedData<MapaPoltronas>('GET', `/Viagens/${viagens.ida.id}/Poltronas`);
/** The accessible seat of the recorded coach. */
const ACESSIVEL = 48;
const seat = (numero: number) => screen.findByLabelText(new RegExp(`^Poltrona ${numero},`), {}, soon);

/** Chooses the accessible seat, which is on the deck of the dearer class. */
async function chooseAcessivel(): Promise<void> {
  await press('Piso inferior');
  await userEvent.click(await seat(ACESSIVEL));
}

/* The summary is collapsed on a phone: its text is in the page but not visible. */

/** The recorded map with those seats occupied. */
const without = (isTaken: (numero: number) => boolean) =>
  answered({
    ...mapa,
    poltronas: mapa.poltronas.map((one) => (isTaken(one.numero) ? { ...one, situacao: 'ocupada' } : one)),
  });

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app({ api: { [mapKey]: without((numero) => numero % 5 === 2) } }),
  play: async () => {
    await expect(await seat(1)).toBeVisible();
    await expect(await screen.findByText('Nenhuma poltrona escolhida', {}, soon)).toBeInTheDocument();
    const trip = await screen.findByRole('group', { name: 'Sua viagem' }, soon);
    await expect(within(trip).getByText(/00:10/)).toBeVisible();
  },
};

/** The classes of the coach, drawn, with what is on board: their code comes when they are asked for. */
export const Classes: StoryObj = {
  name: 'Classes e comodidades',
  parameters: app({ api: { [mapKey]: without((numero) => numero % 5 === 2) } }),
  play: async () => {
    await seat(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Classes e comodidades' }, soon));
    const classes = await screen.findByRole('group', { name: 'Classes e comodidades' }, soon);
    classes.scrollIntoView({ block: 'center' });
    await expect(classes).toBeVisible();
  },
};

export const Chosen: StoryObj = {
  name: 'Duas poltronas escolhidas',
  parameters: app(),
  play: async () => {
    await userEvent.click(await seat(1));
    await userEvent.click(await seat(2));
    await expect(await screen.findByText('Poltronas 1 e 2', {}, soon)).toBeInTheDocument();
  },
};

/** The ceiling of unpaid holds refuses another one: each can be released here. */
export const TooManyHolds: StoryObj = {
  name: 'Reservas demais sem pagamento',
  parameters: app({
    path: `${poltronasPath}&poltronas=1`,
    api: {
      'POST /Reservas': refused(
        409,
        'LIMITE_DE_RESERVAS',
        'Você já tem 6 reservas em vigor. Conclua ou libere uma delas para reservar de novo.',
      ),
      'GET /Reservas': answered(
        [[3, 4], [9], [21, 22]].map((poltronas, i) => ({
          ...recordedData<Reserva>('POST', '/Reservas'),
          id: `0f3c5a4e-0000-4000-8000-00000000000${i}`,
          situacao: 'ativa',
          expiraEm: '2026-12-31T12:00:00-03:00',
          trechos: [{ viagemId: viagens.ida.id, localidadeOrigem: '1', localidadeDestino: '4', poltronas }],
        })),
      ),
    },
  }),
  play: async () => {
    await seat(1);
    await press('Continuar');
    await dialogShown('Suas reservas sem pagamento');
    await expect(await screen.findByRole('button', { name: 'Liberar poltronas 3 e 4' }, soon)).toBeVisible();
  },
};

export const NothingChosen: StoryObj = {
  name: 'Continuar sem escolher',
  parameters: app(),
  play: async () => {
    await seat(1);
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

/** A coach of another system, which does not answer now. */
export const SeenBefore: StoryObj = {
  name: 'Lugares conferidos há alguns minutos',
  parameters: app({
    api: {
      [mapKey]: answered({
        ...mapa,
        conferencia: { aoVivo: false, conferidoEm: '2026-11-20T12:00:00.000Z', idadeMs: 3 * 60_000 },
      }),
    },
  }),
  play: async () => {
    await expect(await shown(/^Lugares conferidos há 3 min com a operadora/)).toBeVisible();
  },
};

/** The coach's stream reports the loss before anything is pressed. */
export const LostWhileChoosing: StoryObj = {
  name: 'Poltrona perdida enquanto escolhe',
  parameters: app({
    path: chosen,
    api: { 'GET /Viagens/:id/Poltronas/Eventos': { status: 200, body: { data: { ocupadas: [2, 13] } } } },
  }),
  play: async () => {
    await expect(await shown(/A poltrona 13 acaba de ser reservada por outra pessoa/)).toBeVisible();
    await expect(await shown('No lugar da poltrona 13, da mesma classe.')).toBeVisible();
    await press(/^Ficar com a poltrona/);
    await expect(await screen.findByText(/^Poltronas (\d+ e 14|14 e \d+)$/, {}, soon)).toBeInTheDocument();
  },
};

export const Together: StoryObj = {
  name: 'Lugares juntos',
  parameters: app(),
  play: async () => {
    await seat(1);
    await press('Escolher juntas');
    await expect(await shown(/^Lado a lado/)).toBeVisible();
    await press(/^Ficar com as poltronas/);
    await expect(await screen.findByText(/^Poltronas \d+ e \d+$/, {}, soon)).toBeInTheDocument();
  },
};

export const MeantForSomebody: StoryObj = {
  name: 'Poltrona acessível',
  parameters: app(),
  play: async () => {
    await chooseAcessivel();
    await expect(await shown(new RegExp(`A poltrona ${ACESSIVEL} é acessível`))).toBeVisible();
    await press('Ficar com ela');
    await expect(await screen.findByText(`Poltrona ${ACESSIVEL}`, {}, soon)).toBeInTheDocument();
  },
};

/** "Continuar" waits for the answer. */
export const NotConfirmed: StoryObj = {
  name: 'Continuar sem confirmar',
  parameters: app(),
  play: async () => {
    await chooseAcessivel();
    await press('Continuar');
    await expect(await shown(`Diga se fica com a poltrona ${ACESSIVEL} antes de continuar.`)).toBeVisible();
  },
};

const reservada = recordedData<ReservaPropria>('GET', '/Reservas/');

/** Other seats are chosen here, next to the other tab's hold. */
export const OtherTab: StoryObj = {
  name: 'Reserva em outra aba',
  parameters: app({
    path: `${poltronasPath}&poltronas=20`,
    api: { 'GET /Reservas': answered([reservada]) },
  }),
  play: async () => {
    await expect(await shown('Você tem outra reserva nesta viagem')).toBeVisible();
    await expect(await shown(/^Poltronas 13 e 14, em outra aba/)).toBeVisible();
  },
};

/** Opened again without a key: the active hold is adopted with its remaining time. */
export const FoundAgain: StoryObj = {
  name: 'Reserva retomada em outra aba',
  parameters: app({ api: { 'GET /Reservas': answered([reservada]) } }),
  play: async () => {
    await expect(await screen.findByText('Poltronas 13 e 14', {}, soon)).toBeInTheDocument();
    await expect(await screen.findByRole('timer', { name: 'Tempo de reserva' }, soon)).toBeVisible();
  },
};

export const MoreTime: StoryObj = {
  name: 'Tempo acabando',
  globals: { clock: 'holdEnding' },
  parameters: app({
    path: `${chosen}&reserva=historia`,
    api: {
      'POST /Reservas/:id/Prorrogacao': { status: 201, body: { data: { ...reservada, prorrogavel: false } } },
    },
  }),
  play: async () => {
    await expect(await shown('Mais 5 min')).toBeVisible();
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
    await expect(await seat(1)).toBeVisible();
  },
};

const [paraRio, paraSaoPaulo] = ['4860102516', '4852102518'].map((id) =>
  recordedData<InformacaoViagem>('GET', `/Viagens/${id}`),
);
/** Both ways with a change in São José dos Campos. */
const comTrocas = {
  path: `${poltronasPath}&poltronas=13&viagemConexao=2&localidadeConexao=5&poltronasConexao=14&viagemVolta=3&poltronasVolta=15&viagemVoltaConexao=4&localidadeVoltaConexao=5`,
  api: {
    [mapKey]: answered(mapa),
    'GET /Viagens/:id': ({ path }: ApiRequest) =>
      answered(['/Viagens/3', '/Viagens/4'].includes(path) ? paraSaoPaulo : paraRio),
  },
};

export const RoundTripWithChanges: StoryObj = {
  name: 'Ida e volta, com troca nos dois sentidos',
  parameters: app(comTrocas),
  play: async () => {
    await seat(13);
    await press('Continuar');
    await expect(
      await screen.findByRole('tab', { name: 'Volta, 2º trecho: escolha as poltronas', selected: true }, soon),
    ).toBeVisible();
    await expect(await seat(1)).toBeVisible();
    await expect(within(screen.getByRole('group', { name: 'Sua viagem' })).getAllByText(/com 1 troca/)).toHaveLength(2);
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
