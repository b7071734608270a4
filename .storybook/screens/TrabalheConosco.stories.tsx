import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import type { Answer } from '../app/storyApi';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Trabalhe conosco', ...appStory };
export default meta;

const app = (parameters: Partial<AppParameters> = {}) => ({ app: { path: '/trabalhe-conosco', ...parameters } });
const vaga = { path: '/trabalhe-conosco?vaga=atendente-guiche-rio' };
const opened = () => screen.findByRole('button', { name: 'Enviar candidatura' }, soon);

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: app(),
  play: async () => {
    await expect(await shown(/vagas abertas/)).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Vazio',
  parameters: app({ api: { 'GET /Empresa': { status: 200, body: { data: null } } } }),
  play: async () => {
    await expect(await shown('Nenhuma vaga aberta agora')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: 'Carregando',
  parameters: app({ api: { 'GET /Empresa': 'never' } }),
  play: async () => {
    await expect(await screen.findByText('Carregando as vagas', {}, soon)).toBeInTheDocument();
  },
};

export const NotRead: StoryObj = {
  name: 'Vagas que não abriram',
  parameters: app({ api: { 'GET /Empresa': brokenServer } }),
  play: async () => {
    await expect(await shown('As vagas não abriram')).toBeVisible();
  },
};

export const OneOpening: StoryObj = {
  name: 'Uma vaga aberta',
  parameters: app(),
  play: async () => {
    await press(/Atendente de guichê/);
    await expect(await shown('Abrir e fechar o caixa do turno.')).toBeVisible();
  },
};

export const Applying: StoryObj = {
  name: 'Candidatura',
  parameters: app(vaga),
  play: async () => {
    await expect(await opened()).toBeVisible();
  },
};

export const Unsolicited: StoryObj = {
  name: 'Sem vaga escolhida',
  parameters: app({ path: '/trabalhe-conosco?vaga=espontanea' }),
  play: async () => {
    await expect(await screen.findByLabelText('Área', {}, soon)).toBeVisible();
  },
};

export const Missing: StoryObj = {
  name: 'Com erros',
  parameters: app(vaga),
  play: async () => {
    await fill('Nome completo', 'Bento');
    await userEvent.click(await opened());
    await expect((await screen.findAllByText('Informe um nome válido', {}, soon))[0]).toBeVisible();
    await expect(await shown('Anexe o seu currículo')).toBeVisible();
  },
};

const applied = (answer: Answer) => app({ ...vaga, api: { 'POST /Candidaturas': answer } });

/** Fills in an application with its file and sends it. */
async function apply() {
  await fill('Nome completo', 'Bento Araújo');
  await fill('E-mail', 'bento@itape.test');
  await fill('Celular', '21987654321');
  await fill('Cidade em que você mora', 'Niterói');
  await userEvent.click(await screen.findByLabelText(/Autorizo/, {}, soon));
  const curriculo = await screen.findByLabelText(/Currículo/, { selector: 'input' }, soon);
  await userEvent.upload(curriculo, new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }));
  await shown(/^Anexado/);
  await userEvent.click(await opened());
}

export const Sending: StoryObj = {
  name: 'Enviando',
  parameters: applied('never'),
  play: async () => {
    await apply();
    await expect(await screen.findByRole('button', { name: /Enviar candidatura/, busy: true }, soon)).toBeVisible();
  },
};

const RECUSA = 'O arquivo não é um PDF, DOC ou DOCX. Abra o currículo e salve em um desses formatos.';

export const Refused: StoryObj = {
  name: 'Recusada',
  parameters: applied({
    status: 422,
    body: { type: 'about:blank', title: 'Recusado', status: 422, erros: [{ codigo: 'RECUSADO', mensagem: RECUSA }] },
  }),
  play: async () => {
    await apply();
    await expect(await shown(RECUSA)).toBeVisible();
  },
};

export const Received: StoryObj = {
  name: 'Recebida',
  parameters: applied({ status: 201, body: { data: { protocolo: 'K7Q2-MP4X', apagarEm: '2027-05-21' } } }),
  play: async () => {
    await apply();
    await expect(await shown('K7Q2-MP4X')).toBeVisible();
  },
};

export const Closed: StoryObj = {
  name: 'Vaga encerrada',
  parameters: app({ path: '/trabalhe-conosco?vaga=motorista-de-bonde' }),
  play: async () => {
    await expect(await shown('Esta vaga já foi encerrada')).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app({ ...vaga, api: { 'POST /Candidaturas': brokenServer } }),
  play: async () => {
    await fill('Nome completo', 'Bento Araújo');
    await fill('E-mail', 'bento@itape.test');
    await fill('Celular', '(21) 98765-4321');
    await fill('Cidade em que você mora', 'Niterói');
    await userEvent.upload(
      await screen.findByLabelText(/Currículo/, { selector: 'input' }, soon),
      new File(['%PDF-1.7'], 'curriculo.pdf', { type: 'application/pdf' }),
    );
    await userEvent.click(await screen.findByRole('checkbox', {}, soon));
    await userEvent.click(await opened());
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};
