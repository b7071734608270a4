import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { type AppParameters, appStory } from '../app/appStory';
import { brokenServer } from '../app/recordings';
import type { Answer } from '../app/storyApi';
import type { BilhetesEncontrados } from '../../src/domain/wire/bilhetes/procura';
import { achadosDe, atrasada, LOCALIZADOR, umEncontrado, variosEncontrados } from '../../tests/bodies/procuraBodies';
import { fill, press, shown, soon } from './screenPlay';

const meta: Meta = { title: 'Telas/Encontrar bilhete', ...appStory };
export default meta;

const path = '/encontrar-bilhete';
const SENT: Answer = { status: 200, body: { data: { para: 'a***@itape.test' } } };
const app = (answer: Answer, email: Answer = SENT): { app: AppParameters } => ({
  app: { path, api: { 'POST /Bilhetes/Busca': answer, 'POST /Bilhetes/Busca/Email': email } },
});
const found = (achados: BilhetesEncontrados): Answer => ({ status: 200, body: { data: achados } });
const refused = (status: number, codigo: string, mensagem: string): Answer => ({
  status,
  body: { type: 'about:blank', title: 'Recusado', status, erros: [{ codigo, mensagem }] },
});

async function find() {
  await fill('Localizador', LOCALIZADOR);
  await fill(/Documento do passageiro/, '529.982.247-25');
  await press('Encontrar');
}
const finding = (answer: Answer, text: string | RegExp): StoryObj => ({
  parameters: app(answer),
  play: async () => {
    await find();
    await expect(await shown(text)).toBeVisible();
  },
});

export const Default: StoryObj = {
  name: 'Padrão',
  parameters: { app: { path } },
  play: async () => {
    await expect(await shown('Encontrar')).toBeVisible();
  },
};

export const Found: StoryObj = { name: 'Encontrado', ...finding(found(achadosDe()), 'Válido') };
export const Several: StoryObj = {
  name: 'Vários passageiros',
  ...finding(found(achadosDe(variosEncontrados())), 'B*** A***'),
};
export const Late: StoryObj = {
  name: 'Viagem atrasada',
  ...finding(found(achadosDe([umEncontrado({ andamento: atrasada })])), /40min de atraso/),
};
export const CancelledTrip: StoryObj = {
  name: 'Partida cancelada',
  ...finding(found(achadosDe([umEncontrado({ andamento: { ...atrasada, situacao: 'cancelada' } })])), /cancelou esta/),
};
export const Cancelled: StoryObj = {
  name: 'Bilhete cancelado',
  ...finding(found(achadosDe([umEncontrado({ situacao: 'cancelado' })], null)), /não vale para embarcar/),
};
export const Boarded: StoryObj = {
  name: 'Bilhete usado',
  ...finding(found(achadosDe([umEncontrado({ situacao: 'embarcado' })], null)), 'Embarcado'),
};
export const Issuing: StoryObj = {
  name: 'Em emissão',
  ...finding(found(achadosDe([umEncontrado({ situacao: 'em_emissao' })], null)), /está sendo emitido/),
};

export const Sent: StoryObj = {
  name: 'Enviado por e-mail',
  parameters: app(found(achadosDe())),
  play: async () => {
    await find();
    await press('Enviar para o e-mail da compra');
    await expect(await shown('Bilhetes enviados')).toBeVisible();
  },
};

export const NotSent: StoryObj = {
  name: 'E-mail recusado',
  parameters: app(
    found(achadosDe()),
    refused(409, 'SEM_EMAIL', 'Não temos um e-mail para onde enviar estes bilhetes.'),
  ),
  play: async () => {
    await find();
    await press('Enviar para o e-mail da compra');
    await expect(await shown(/Não temos um e-mail/)).toBeVisible();
  },
};

export const NotFound: StoryObj = {
  name: 'Não encontrado',
  ...finding(
    refused(404, 'BILHETE_NAO_ENCONTRADO', 'Não encontramos um bilhete com este localizador e este documento.'),
    /Não encontramos um bilhete/,
  ),
};

export const TooMany: StoryObj = {
  name: 'Muitas tentativas',
  ...finding(
    refused(429, 'MUITAS_TENTATIVAS', 'Muitas tentativas em pouco tempo.'),
    /Muitas tentativas em pouco tempo/,
  ),
};

export const Missing: StoryObj = {
  name: 'Com erros',
  parameters: { app: { path } },
  play: async () => {
    await press('Encontrar');
    await expect(await shown('O localizador tem 6 letras e números')).toBeVisible();
  },
};

export const Asking: StoryObj = {
  name: 'Procurando',
  parameters: app('never'),
  play: async () => {
    await find();
    await expect(await screen.findByRole('button', { name: /Encontrar/, busy: true }, soon)).toBeVisible();
  },
};

export const Broken: StoryObj = {
  name: 'Servidor com problema',
  parameters: app(brokenServer),
  play: async () => {
    await find();
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};

export const Offline: StoryObj = {
  name: 'Sem conexão',
  parameters: app('offline'),
  play: async () => {
    await find();
    await expect(await screen.findByRole('alert', {}, soon)).toBeVisible();
  },
};
