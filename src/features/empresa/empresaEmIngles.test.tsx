import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { umaCompanhiaPublica } from '../../../tests/bodies/companhiaBodies';
import { destino, destinos, frota } from '../../../tests/bodies/empresaBodies';
import { succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { inEnglish, portugueseLeft } from '../../../tests/support/speakLanguage';
import { renderScreen } from '../../../tests/support/renderScreen';
import { ClassesDaPlanta } from '../viagens/classes/ClassesDaPlanta';
import { AtendimentoAjudaPage } from './ajuda/AtendimentoAjudaPage';
import { ManifestacaoPage } from './ajuda/ManifestacaoPage';
import { ProtocoloPage } from './ajuda/ProtocoloPage';
import { AcessibilidadePage } from './declaracoes/AcessibilidadePage';
import { PrivacidadePage } from './declaracoes/PrivacidadePage';
import { DestinosPage } from './destinos/DestinosPage';
import { ViagemEmGrupoPage } from './grupo/ViagemEmGrupoPage';
import { NossaFrotaPage } from './nossaFrota/NossaFrotaPage';
import { QuemSomosPage } from './quemSomos/QuemSomosPage';
import { CandidaturaPage } from './trabalheConosco/CandidaturaPage';
import { TrabalheConoscoPage } from './trabalheConosco/TrabalheConoscoPage';

inEnglish();

const replies: Replies = {
  'GET /Empresa': succeeded(umaCompanhiaPublica()),
  'GET /Destinos': succeeded(destinos),
  'GET /Destinos/9': succeeded(destino),
  'GET /Frota': succeeded(frota),
};
const LEGAL = 'In case of doubt the Portuguese text is the one that counts.';
const open = (page: ReactElement, path = '/home') => renderScreen(page, { path, ports: { replies } });
const openAjuda = (query = '') =>
  open(
    <AtendimentoAjudaPage Manifestacao={ManifestacaoPage} Protocolo={ProtocoloPage} />,
    `/atendimento-ajuda${query}`,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the help is read and searched in English', async () => {
  const { container } = openAjuda();
  expect(await screen.findByRole('link', { name: '166' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Luggage and parcels' })).toBeVisible();
  expect(portugueseLeft(container)).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'How can we help?' }), 'how do I get a refund');
  expect(screen.getByRole('link', { name: 'Cancel and get a refund' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Travelling with animals' })).not.toBeInTheDocument();
  expect(portugueseLeft(container)).toEqual([]);
});

it('an article is in English, with its steps and its neighbours', async () => {
  const { container } = openAjuda('?artigo=como-comprar');
  expect(await heading('How to buy a ticket')).toBeVisible();
  expect(screen.getByText('Choose your seats. They are held for you for 10 minutes.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'More about purchase and payment' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '166' })).toBeVisible();
  expect(portugueseLeft(container)).toEqual([]);
});

it('a letter is written in English, and what is missing is said so', async () => {
  const { container } = openAjuda('?canal=manifestacao');
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const missing = within(await screen.findByRole('alert'));
  expect(missing.getByText('Choose the subject')).toBeVisible();
  expect(missing.getByText('Tell us what happened in at least 20 characters')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Complaint' })).toBeInTheDocument();
  expect(portugueseLeft(container)).toEqual([]);
});

it('the privacy notice says first that the Portuguese text counts; the accessibility statement does not', async () => {
  const privacy = open(<PrivacidadePage />);
  expect(await heading('Privacy')).toBeVisible();
  expect(screen.getByText(LEGAL)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'For how long' })).toBeVisible();
  expect(portugueseLeft(privacy.container)).toEqual([]);
  privacy.unmount();
  const { container } = open(<AcessibilidadePage />);
  expect(await heading('Accessibility')).toBeVisible();
  expect(screen.queryByText(LEGAL)).not.toBeInTheDocument();
  expect(portugueseLeft(container)).toEqual([]);
});

it('destinations and one of them are in English', async () => {
  const all = open(<DestinosPage />, '/destinos');
  const best = within(await screen.findByRole('region', { name: 'Best connected to other cities' }));
  expect(best.getAllByRole('link')[0]).toHaveTextContent(/from .*, from R\$/);
  expect(portugueseLeft(all.container)).toEqual([]);
  all.unmount();
  const { container } = open(<DestinosPage />, '/destinos?lugar=9');
  expect((await screen.findAllByRole('link', { name: /^Search from .+ to .+$/ }))[0]).toBeVisible();
  expect(portugueseLeft(container)).toEqual([]);
});

it('the coaches and their plans are in English', async () => {
  const { container } = open(<NossaFrotaPage Classes={ClassesDaPlanta} />);
  expect(await screen.findByRole('img', { name: 'Plan of the lower deck: 12 sleeper seats' })).toBeVisible();
  expect(screen.getByText('1,284 departures')).toBeVisible();
  expect(portugueseLeft(container)).toEqual([]);
});

it('a group, the company and its openings are in English', async () => {
  const group = open(<ViagemEmGrupoPage />);
  expect(await screen.findByRole('button', { name: 'Ask for a quote' })).toBeVisible();
  expect(portugueseLeft(group.container)).toEqual([]);
  group.unmount();
  const company = open(<QuemSomosPage />);
  expect(await screen.findByRole('heading', { name: 'Our history' })).toBeVisible();
  expect(portugueseLeft(company.container)).toEqual([]);
  company.unmount();
  const openings = open(<TrabalheConoscoPage Candidatura={CandidaturaPage} />, '/trabalhe-conosco');
  expect(await screen.findByText('2 open positions')).toBeVisible();
  expect(portugueseLeft(openings.container)).toEqual([]);
  openings.unmount();
  const { container } = open(
    <TrabalheConoscoPage Candidatura={CandidaturaPage} />,
    '/trabalhe-conosco?vaga=espontanea',
  );
  expect(await screen.findByRole('checkbox', { name: /^I allow Itapê to use these details/ })).toBeEnabled();
  expect(portugueseLeft(container)).toEqual([]);
});
