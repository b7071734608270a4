import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { readCodigoEmbarque } from '../../src/domain/bilhetes/embarque';
import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import { answered, recordedData } from '../../tests/bodies/compraBodies';
import { shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Embarque', ...appStory };
export default meta;

const bilhete = recordedData<Bilhete>('GET', '/Bilhetes/');
const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/embarque', ...parameters } });

/** Boarding data is stored on the device: each story starts without any. */
const forget = () => window.localStorage.removeItem('itape.embarque');

/** Leaves the question for the camera open: how soon a browser without one refuses it differs by machine. */
const leaveCameraAsked = () =>
  void spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise(() => undefined));

/** Pastes a code like a hand-held reader. */
async function read(codigo: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: 'Código de embarque' }, soon);
  await userEvent.click(field);
  await userEvent.paste(codigo);
  await userEvent.keyboard('{Enter}');
}

export const Default: StoryObj = {
  name: 'Padrão',
  beforeEach: () => {
    forget();
    leaveCameraAsked();
  },
  parameters: app(),
  play: async () => {
    await expect(await shown('Qual viagem embarca aqui?')).toBeVisible();
  },
};

export const MayBoard: StoryObj = {
  name: 'Pode embarcar',
  beforeEach: forget,
  parameters: app(),
  play: async () => {
    await read(bilhete.codigoEmbarque);
    await expect(await shown('Pode embarcar')).toBeVisible();
    await expect(await shown('Já embarcaram')).toBeVisible();
  },
};

export const BringsExtras: StoryObj = {
  name: 'Com bicicleta para carregar',
  beforeEach: forget,
  parameters: app({
    api: {
      'GET /Embarque/:id/Cancelados': answered({
        viagemId: bilhete.viagemId,
        bilhetes: [],
        carga: [
          {
            bilheteId: readCodigoEmbarque(bilhete.codigoEmbarque)?.claims.bilheteId ?? '',
            poltrona: bilhete.poltrona,
            adicionais: [
              { nome: 'Bicicleta', quantidade: 1 },
              { nome: 'Volume extra de bagagem', quantidade: 2 },
            ],
          },
        ],
      }),
    },
  }),
  play: async () => {
    await read(bilhete.codigoEmbarque);
    await expect(await shown('Para carregar')).toBeVisible();
  },
};

export const ReadBefore: StoryObj = {
  name: 'Já lido',
  beforeEach: forget,
  parameters: app(),
  play: async () => {
    await read(bilhete.codigoEmbarque);
    await shown('Pode embarcar');
    await read(bilhete.codigoEmbarque);
    await expect(await screen.findByText(/^Já lido às/, {}, soon)).toBeVisible();
  },
};

export const OtherTrip: StoryObj = {
  name: 'Bilhete de outra viagem',
  beforeEach: forget,
  parameters: app({ path: '/embarque?viagem=801302518' }),
  play: async () => {
    await read(bilhete.codigoEmbarque);
    await expect(await shown('Bilhete de outra viagem')).toBeVisible();
  },
};

export const Voided: StoryObj = {
  name: 'Bilhete cancelado',
  beforeEach: forget,
  parameters: app({
    api: {
      'GET /Embarque/:id/Cancelados': answered({
        viagemId: bilhete.viagemId,
        bilhetes: [readCodigoEmbarque(bilhete.codigoEmbarque)?.claims.bilheteId ?? ''],
        carga: [],
      }),
    },
  }),
  play: async () => {
    await read(bilhete.codigoEmbarque);
    await expect(await shown('Bilhete cancelado ou trocado')).toBeVisible();
  },
};

export const Invalid: StoryObj = {
  name: 'Código inválido',
  beforeEach: forget,
  parameters: app(),
  play: async () => {
    await read(bilhete.qrFiscal);
    await expect(await shown('Código inválido')).toBeVisible();
  },
};

export const NeverOnline: StoryObj = {
  name: 'Sem rede e sem chaves',
  beforeEach: forget,
  parameters: app(),
  globals: { network: 'offline' },
  play: async () => {
    await read(bilhete.codigoEmbarque);
    await expect(await shown('Não foi possível conferir')).toBeVisible();
  },
};
