import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  manifestacaoAdministrada,
  manifestacaoRespondida,
  paginaManifestacoes,
} from '../../../../tests/bodies/administracaoEmpresaBodies';
import { offline, refused, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { HttpResult } from '../../../services/ports';
import { ManifestacoesPage } from './ManifestacoesPage';

const PATH = '/administracao/manifestacoes';
const open = (replies: Record<string, HttpResult<unknown>>, query = '') =>
  renderScreen(<ManifestacoesPage />, { path: `${PATH}${query}`, ports: { replies } });
const [primeira] = paginaManifestacoes.manifestacoes;
const cartaDeGrupo = {
  ...(primeira as (typeof paginaManifestacoes)['manifestacoes'][number]),
  tipo: 'grupo' as const,
  grupo: {
    origem: 'Campinas, SP',
    destino: 'Aparecida, SP',
    dataIda: '2026-12-10',
    dataVolta: '2026-12-12',
    pessoas: 40,
  },
};
const lista = (reply: HttpResult<unknown>, query = '') => open({ 'GET /Administracao/Manifestacoes': reply }, query);
const uma = (reply: HttpResult<unknown>) =>
  open({ 'GET /Administracao/Manifestacoes/K7Q2-MP4X': reply }, '?ver=K7Q2-MP4X');

describe('the inbox of letters', () => {
  it('shows deadlines, those of the assistant, and leads to each letter', async () => {
    const { container } = lista(succeeded(paginaManifestacoes));
    const overdue = await screen.findByRole('row', { name: /K7Q2-MP4X/ });
    expect(overdue).toHaveTextContent('19/11/2026venceu há 2 dias');
    expect(screen.getByRole('row', { name: /R3TN-8WZD/ })).toHaveTextContent(/Do assistente.*vence hoje/);
    expect(within(overdue).getByRole('link', { name: 'Abrir K7Q2-MP4X' })).toHaveAttribute(
      'href',
      `${PATH}?ver=K7Q2-MP4X`,
    );
    expect(screen.getByText('1 a 20 de 43 manifestações')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('asks for what was chosen, and keeps it in the address', async () => {
    const { events } = lista(succeeded(paginaManifestacoes), '?pagina=2');
    await screen.findByRole('row', { name: /K7Q2-MP4X/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Situação' }), 'Respondidas');
    await userEvent.click(screen.getByRole('button', { name: /página 3/i }));
    await userEvent.type(screen.getByRole('textbox', { name: /Protocolo/ }), 'k7q2 mp4x{Enter}');
    expect(events).toEqual([
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { situacao: 'respondida' } } },
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { situacao: 'recebida', pagina: '3' } } },
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { protocolo: 'K7Q2-MP4X' } } },
    ]);
  });

  it('shows the trips of groups, with how many people and when, and lists them alone', async () => {
    const { events, unmount } = lista(succeeded({ total: 1, manifestacoes: [cartaDeGrupo] }), '?situacao=respondida');
    expect(await screen.findByRole('row', { name: /K7Q2-MP4X/ })).toHaveTextContent(
      'Viagem em grupoCampinas, SP → Aparecida, SP, 40 pessoas, 10/12/2026 e volta 12/12/2026',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assunto' }), 'Viagem em grupo');
    expect(events).toEqual([
      { type: 'SecaoFiltrada', payload: { path: PATH, busca: { situacao: 'respondida', tipo: 'grupo' } } },
    ]);
    unmount();
    uma(succeeded({ ...manifestacaoAdministrada, ...cartaDeGrupo, mensagem: '' }));
    expect(await screen.findByText('Campinas, SP → Aparecida, SP')).toBeVisible();
    expect(screen.queryByText('Localizador')).not.toBeInTheDocument();
  });

  it('refuses what is no protocol, and says so where none was found', async () => {
    const { events, unmount } = lista(succeeded(paginaManifestacoes));
    await userEvent.type(await screen.findByRole('textbox', { name: /Protocolo/ }), 'abc{Enter}');
    expect(screen.getByRole('textbox', { name: /Protocolo/ })).toBeInvalid();
    expect(events).toEqual([]);
    unmount();
    const found = lista(succeeded({ total: 0, manifestacoes: [] }), '?protocolo=K7Q2-MP4X');
    expect(await screen.findByText('Nenhuma manifestação com este protocolo')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Protocolo K7Q2-MP4X/ }));
    expect(found.events).toEqual([{ type: 'SecaoFiltrada', payload: { path: PATH, busca: {} } }]);
  });

  it('offers to ask again where the answer failed', async () => {
    const { ports } = lista(offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(ports.http.request).toHaveBeenCalledTimes(2);
  });
});

describe('a letter', () => {
  it('is answered once it was asked twice', async () => {
    const { container, events } = uma(succeeded(manifestacaoAdministrada));
    expect(await screen.findByText(/Ninguém soube dizer/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(screen.getByRole('textbox', { name: /Resposta/ }), 'Pedimos desculpas.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar resposta' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enviar esta resposta?' });
    expect(events).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar resposta' }));
    const payload = { protocolo: 'K7Q2-MP4X', texto: 'Pedimos desculpas.' };
    expect(events).toEqual([{ type: 'ManifestacaoRespondida', payload }]);
  });

  it('without words is not sent', async () => {
    uma(succeeded(manifestacaoAdministrada));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar resposta' }));
    expect(await screen.findByText('Escreva a resposta')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows its answer and its history in the place of the form', async () => {
    uma(succeeded(manifestacaoRespondida));
    expect(await screen.findByRole('region', { name: 'Resposta' })).toHaveTextContent('já está na oficina');
    expect(screen.queryByRole('textbox')).toBeNull();
    const history = screen.getByRole('list', { name: 'Histórico' });
    expect(history).toHaveTextContent(/Respondida.*por você.*por outra pessoa da equipe/);
  });

  it('that does not exist says so in the server’s words', async () => {
    uma(refused(404, 'Não encontramos uma manifestação com este protocolo.'));
    expect(await screen.findByText('Não encontramos uma manifestação com este protocolo.')).toBeVisible();
  });
});
