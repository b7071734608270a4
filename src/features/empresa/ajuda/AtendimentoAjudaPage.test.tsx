import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { umaCompanhiaPublica } from '../../../../tests/bodies/companhiaBodies';
import { failed, offline, succeeded } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import type { Replies } from '../../../../tests/support/fakePorts';
import { artigosAjuda } from '../../../domain/empresa/conteudo/ajuda';
import { SEM_CONEXAO } from '../../../domain/base/falhas';
import { submissionReached } from '../../../store/submissions';
import { AtendimentoAjudaPage } from './AtendimentoAjudaPage';
import { ManifestacaoPage } from './ManifestacaoPage';
import { ProtocoloPage } from './ProtocoloPage';

const open = (query = '', replies: Replies = {}) =>
  renderScreen(<AtendimentoAjudaPage Manifestacao={ManifestacaoPage} Protocolo={ProtocoloPage} />, {
    path: `/atendimento-ajuda${query}`,
    ports: { replies: { 'GET /Empresa': succeeded(umaCompanhiaPublica()), ...replies } },
  });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the help', () => {
  it('lists every article under its category, and the ways to talk to the company [§2.rota.atendimento-ajuda]', async () => {
    const { container } = open();
    for (const { titulo, id } of artigosAjuda) {
      expect(screen.getByRole('link', { name: titulo })).toHaveAttribute('href', `/atendimento-ajuda?artigo=${id}`);
    }
    expect(await screen.findByRole('link', { name: '166' })).toHaveAttribute('href', 'tel:166');
    expect(screen.getByRole('link', { name: 'atendimento@itape.test' })).toHaveAttribute(
      'href',
      'mailto:atendimento@itape.test',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so where the company has named no way to reach it, and lets one write', async () => {
    open('', { 'GET /Empresa': succeeded(null) });
    expect(await screen.findByText(/ainda não informou telefone/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Registrar reclamação, sugestão ou elogio' })).toBeVisible();
  });

  it('asks again for the ways to talk where they did not come', async () => {
    const replies = [offline(), succeeded(umaCompanhiaPublica())];
    open('', { 'GET /Empresa': () => replies.shift() ?? offline() });
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: '166' })).toBeVisible();
  });

  it('is looked through as one types, without accents, and says how much was found', async () => {
    const { events, container } = open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Como podemos ajudar?' }), 'codigo da catraca');
    expect(screen.getByRole('link', { name: 'Embarcar com o celular' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Viajar com animais' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/assuntos? encontrados?/);
    expect(events.at(-1)).toEqual({ type: 'AjudaProcurada', payload: { texto: 'codigo da catraca' } });
    await userEvent.click(screen.getByRole('link', { name: 'Embarcar com o celular' }));
    expect(events.at(-1)).toEqual({ type: 'AjudaEscolhida', payload: undefined });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes up the search of its address, and offers to write where nothing was found', async () => {
    open('?busca=helicóptero');
    await screen.findByRole('link', { name: '166' });
    expect(screen.getByRole('searchbox')).toHaveValue('helicóptero');
    expect(screen.getByText('Nada com essas palavras')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Escrever para a gente' })).toHaveAttribute(
      'href',
      '/atendimento-ajuda?canal=manifestacao',
    );
  });

  it('opens an article by its address, with the way up and its neighbours', async () => {
    const { container } = open('?artigo=como-comprar');
    expect(screen.getByRole('heading', { level: 1, name: 'Como comprar uma passagem' })).toBeVisible();
    expect(within(screen.getByRole('navigation', { name: 'Você está em' })).getByRole('link')).toHaveAttribute(
      'href',
      '/atendimento-ajuda',
    );
    expect(screen.getByRole('link', { name: 'Pagar com Pix' })).toBeVisible();
    expect(document.title).toBe('Como comprar uma passagem – Itapê');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says so where an article is not there, and shows all the others', async () => {
    open('?artigo=bonde');
    await screen.findByRole('link', { name: '166' });
    expect(screen.getByText(/mudou de lugar/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pagar com Pix' })).toBeVisible();
  });
});

describe('writing to the company', () => {
  it('emits what was written', async () => {
    const { events, container } = open('?canal=manifestacao');
    await userEvent.selectOptions(screen.getByLabelText('Assunto'), 'Elogio');
    await userEvent.type(field('O que houve'), 'O motorista da noite dirige muito bem.');
    await userEvent.type(field('Nome completo'), 'Bento Araújo');
    await userEvent.type(field('E-mail'), 'bento@itape.test');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
    expect(events.map(({ type }) => type)).toEqual(['ManifestacaoAberta', 'ManifestacaoEnviada']);
    expect(events[1]?.payload).toMatchObject({ dados: { tipo: 'elogio', celular: '', localizador: '' } });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what is missing and keeps what was typed when it is refused', async () => {
    const { store, events, container } = open('?canal=manifestacao');
    await userEvent.type(field('O que houve'), 'Ruim.');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar' }));
    expect(within(screen.getByRole('alert')).getByText('Escolha o assunto')).toBeInTheDocument();
    expect(events).toHaveLength(1);
    act(
      () =>
        void store.dispatch(
          submissionReached('manifestacao', { phase: 'refused', acao: null, erros: [{ mensagem: SEM_CONEXAO }] }),
        ),
    );
    expect(screen.getByText(SEM_CONEXAO)).toBeVisible();
    expect(field('O que houve')).toHaveValue('Ruim.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('ends with a protocol and the day of the answer', () => {
    const { store } = open('?canal=manifestacao');
    act(
      () =>
        void store.dispatch(
          submissionReached('manifestacao', {
            phase: 'done',
            acao: null,
            valor: { protocolo: 'K7Q2-MP4X', ate: '2026-12-08' },
          }),
        ),
    );
    expect(screen.getByRole('status')).toHaveTextContent(/K7Q2-MP4X.*08\/12\/2026/);
    expect(screen.getByRole('link', { name: 'Acompanhar' })).toHaveAttribute(
      'href',
      '/atendimento-ajuda?canal=protocolo&numero=K7Q2-MP4X',
    );
  });
});

describe('a protocol', () => {
  const manifestacao = {
    protocolo: 'K7Q2-MP4X',
    tipo: 'reclamacao',
    situacao: 'respondida',
    prazo: '2026-12-08',
    mensagem: 'O <b>ar</b> não funcionou.',
    criadaEm: '2026-12-01T12:00:00-03:00',
    resposta: 'Já está na oficina.',
    respondidaEm: '2026-12-02T12:00:00-03:00',
  };
  const ask = async () => {
    await userEvent.type(field('E-mail'), 'bento@itape.test');
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  };
  const asked = 'POST /Manifestacoes/K7Q2-MP4X/Busca';

  it('is told with its answer, as text and never as markup', async () => {
    const { container } = open('?canal=protocolo&numero=k7q2mp4x', { [asked]: succeeded(manifestacao) });
    await ask();
    expect(await screen.findByText('O <b>ar</b> não funcionou.')).toBeVisible();
    expect(screen.getByText('Respondida')).toBeVisible();
    expect(screen.getByText('Já está na oficina.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('that is not known is told in the server’s words, and one may try again without a network', async () => {
    const mensagem = 'Não encontramos esse protocolo com esse e-mail. Confira os dois.';
    const erros = [{ codigo: 'MANIFESTACAO_NAO_ENCONTRADA', mensagem }];
    const replies = [offline(), failed({ kind: 'refused', status: 404, erros })];
    open('?canal=protocolo&numero=K7Q2-MP4X', { [asked]: () => replies.shift() ?? offline() });
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(SEM_CONEXAO);
    await userEvent.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByText(mensagem)).toBeVisible();
  });

  it('that cannot be one is not asked for', async () => {
    const { ports } = open('?canal=protocolo&numero=123');
    await ask();
    expect(screen.getByText(/Confira o protocolo/)).toBeVisible();
    expect(field('Protocolo')).toHaveFocus();
    expect(ports.http.request).not.toHaveBeenCalled();
  });
});
