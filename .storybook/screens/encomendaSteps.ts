import { screen, userEvent } from 'storybook/test';
import type { Api, Reply } from '../app/storyApi';
import { cotacao, prePostada, rio, tiete } from '../../tests/bodies/encomendaBodies';
import { fill, press, soon } from './screenPlay';

/** Answer to a call about parcels. */
export const said = (data: unknown, status = 200): Reply => ({ status, body: { data } });

/** Answers with which a parcel is quoted and announced. */
export const encomendaApi: Api = {
  'GET /Localidades': said([tiete, rio]),
  'POST /Encomendas/Cotacao': said(cotacao),
  'POST /Encomendas': said(prePostada, 201),
};

async function place(name: string, option: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name }, soon));
  await userEvent.click(await screen.findByRole('option', { name: option }, soon));
}

/** Fills places, weight and measures, and asks for the price. */
export async function quote() {
  await place('Origem', /São Paulo/);
  await place('Destino', /Rio de Janeiro/);
  await fill('Peso (kg)', '4,2');
  await fill('Comprimento (cm)', '40');
  await fill('Largura (cm)', '30');
  await fill('Altura (cm)', '25');
  await userEvent.type(await screen.findByLabelText('Valor do conteúdo', {}, soon), '50000');
  await press('Ver preço');
}

/** Quotes, and goes on to the people. */
export async function toPeople() {
  await quote();
  await press('Continuar');
  await screen.findByRole('heading', { level: 1, name: 'Quem envia e quem recebe' }, soon);
}

/** Names sender and recipient, and goes on to the document. */
export async function toDocument() {
  await toPeople();
  const people = [
    ['Ana Clara Souza', '52998224725', '11987654321'],
    ['Bento Araújo', '11144477735', '21987654321'],
  ] as const;
  for (const [i, [nome, cpf, celular]] of people.entries()) {
    await userEvent.type(screen.getAllByLabelText('CPF')[i] as HTMLElement, cpf);
    await userEvent.type(screen.getAllByLabelText('Nome completo')[i] as HTMLElement, nome);
    await userEvent.type(screen.getAllByLabelText('Celular')[i] as HTMLElement, celular);
  }
  await press('Continuar');
  await screen.findByRole('heading', { level: 1, name: 'Documento fiscal' }, soon);
}

/** Declares the content, and goes on to the review. */
export async function toReview() {
  await toDocument();
  await fill('O que é', 'Livros usados');
  await userEvent.type(await screen.findByLabelText('Valor de cada um', {}, soon), '4000');
  await press('Continuar');
  await screen.findByRole('heading', { level: 1, name: 'Confira a encomenda' }, soon);
}

/** Confirms what must not travel, and announces the parcel. */
export async function announce() {
  await toReview();
  await userEvent.click(await screen.findByRole('checkbox', {}, soon));
  await press('Registrar encomenda');
}
