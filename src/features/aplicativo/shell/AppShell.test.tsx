import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { umaConta, umaIdentidade } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { speak, speakPortuguese } from '../../../../tests/support/speakLanguage';
import { mensagens } from '../../../domain/base/mensagens';
import { rotaOf, rotas } from '../../../domain/base/rotas';
import { enderecoEm, ONIBUS } from '../../../domain/viagens/enderecoRota';
import { LANGUAGES } from '../../../words/language';
import { t } from '../../../words/t';
import { interfaceSlice, type InterfaceState, toastShown } from '../../../store/aplicativo/interface';
import { becameAnonymous, sessaoSlice } from '../../../store/sessao/sessao';
import { Page } from '../../../ui/Page/Page';
import { AppShell } from './AppShell';

const signedIn = { ...sessaoSlice.getInitialState(), login: { phase: 'signedIn' as const, ...umaIdentidade() } };
const unanswered = { ...sessaoSlice.getInitialState(), login: { phase: 'anonymous' as const }, semResposta: true };
const over = (fields: Partial<InterfaceState>) => ({ interface: { ...interfaceSlice.getInitialState(), ...fields } });
const show = (state = {}) =>
  renderScreen(
    <AppShell>
      <Page title="Viagens">conteúdo</Page>
    </AppShell>,
    { state },
  );

afterEach(speakPortuguese);

describe('AppShell', () => {
  it('begins with the way past the header, and holds one main', async () => {
    show();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Pular para o conteúdo' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('leads from its foot to how a departure stands, for whoever waits for a coach', () => {
    show();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Informação de viagem' })).toHaveAttribute('href', '/informacao-de-viagem');
  });

  it('lets a visitor sign in', async () => {
    const { events } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(events).toEqual([{ type: 'EntrarPedido', payload: undefined }]);
    expect(screen.queryByRole('button', { name: 'Minha conta' })).toBeNull();
  });

  it('lets a signed-in person go to their trips, and out', async () => {
    const { events } = show({ sessao: signedIn });
    await userEvent.click(screen.getByRole('button', { name: 'Minha conta' }));
    expect(screen.getByRole('menuitem', { name: 'Minhas viagens' })).toHaveAttribute('href', '/minhas-viagens');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }));
    expect(events).toEqual([{ type: 'SaidaPedida', payload: undefined }]);
  });

  it('promises no account on a page behind the guard until the session is known', async () => {
    const conta = { phase: 'remembered' as const, sub: 's', nome: 'Ana' };
    const page = <AppShell>{null}</AppShell>;
    const { store } = renderScreen(page, { path: '/minhas-viagens', state: { conta } });
    await userEvent.click(screen.getByRole('button', { name: 'Minha conta' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Minhas viagens', 'Minha conta']);
    expect(screen.queryByText('Olá, Ana')).toBeNull();
    act(() => void store.dispatch(becameAnonymous()));
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeVisible();
  });

  it.each([
    ['cached on this device', { phase: 'remembered' as const, sub: 's', nome: 'Ana' }],
    ['the server gave', { phase: 'complete' as const, sub: 's', conta: umaConta({ nome: 'Ana Maria Souza' }) }],
  ])('greets a signed-in person by the name of the account that %s [§3.conta.1]', async (_, conta) => {
    show({ sessao: signedIn, conta });
    await userEvent.click(screen.getByRole('button', { name: 'Minha conta' }));
    expect(screen.getByText('Olá, Ana')).toBeVisible();
  });

  it.each([
    ['a customer', false, false, 'open login'],
    ['an agency', true, false, 'open login agencia'],
    ['who is responsible for an agency', true, true, 'open login agencia responsavel'],
  ])('leads %s to the pages there are for them, and to none besides', async (_, agencia, resp, acessos) => {
    show({ sessao: signedIn, grupos: { admin: false, agencia, agenciaResponsavel: resp, operacao: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Minha conta' }));
    const paths = screen.getAllByRole('menuitem').flatMap((item) => item.getAttribute('href') ?? []);
    expect(paths.slice(0, 2)).toEqual(['/minhas-viagens', '/minha-conta']);
    expect(paths.includes('/embarque')).toBe(agencia);
    for (const path of paths) expect(acessos.split(' ')).toContain(rotaOf(path)?.acesso);
    const agencyPages = Object.values(rotas).filter(({ acesso }) => acesso === 'agencia' || acesso === 'responsavel');
    const theirs = agencyPages.filter((rota) => acessos.split(' ').includes(rota.acesso));
    expect(paths).toEqual(expect.arrayContaining(theirs.map(({ path }) => path)));
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveFocus();
  });

  it.each([
    ['an administrator', { admin: true, operacao: false }, true],
    ['somebody of operations', { admin: false, operacao: true }, true],
    ['an agency', { admin: false, operacao: false }, false],
  ])('leads %s to the back office or not', async (_, grupos, leads) => {
    show({ sessao: signedIn, grupos: { agencia: true, agenciaResponsavel: true, ...grupos } });
    await userEvent.click(screen.getByRole('button', { name: 'Minha conta' }));
    const item = screen.queryByRole('menuitem', { name: 'Administração' });
    expect(item?.getAttribute('href') ?? null).toBe(leads ? '/administracao' : null);
  });

  it.each([
    ['/administracao', false],
    ['/administracao/tarifas', false],
    ['/pedidos', false],
    ['/operadores', false],
    ['/relatorio-fechamento-operador/', false],
    ['/pagamento-externo', false],
    ['/encomendas?balcao=', false],
    ['/encomendas', true],
    ['/embarque', true],
    ['/minhas-viagens', true],
    ['/comprar-viagem', true],
  ])('has a foot for travellers only: %s %s', (path, foot) => {
    renderScreen(
      <AppShell>
        <Page title="Página">conteúdo</Page>
      </AppShell>,
      { path },
    );
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(foot ? 1 : 0);
  });

  it('says where kept tickets are to whom the device remembers', () => {
    show({ sessao: { ...unanswered, lembrada: true } });
    expect(screen.getByText(/Os bilhetes guardados neste aparelho/)).toBeVisible();
  });

  it('leads from the foot of every page to those of the company, and to none that is not there', () => {
    show();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href') ?? '');
    expect(paths).toEqual(
      expect.arrayContaining([
        '/quem-somos',
        '/nossa-frota',
        '/destinos',
        '/aplicativo-itape',
        '/trabalhe-conosco',
        '/atendimento-ajuda',
        '/termos-de-uso',
        '/privacidade',
        '/acessibilidade',
      ]),
    );
    const open = Object.values(rotas).filter((rota) => rota.acesso === 'open');
    // Pages reached by a search, by a link, or at boarding.
    const elsewhere = ['/resultado-busca-viagens', '/cancelar-avisos', '/embarque'];
    const expected = open.map(({ path }) => path as string).filter((path) => !elsewhere.includes(path));
    expect(paths).toEqual(expect.arrayContaining(expected));
    // The index of routes is a page that the server draws; the languages lead to this page.
    expect(paths.filter((path) => !path.startsWith('?') && !rotaOf(path))).toEqual(['/onibus']);
  });

  it.each(LANGUAGES)('leads to the index of routes in the language of the page: %s', (language) => {
    speak(language);
    show();
    const foot = within(screen.getByRole('contentinfo'));
    const index = foot.getByRole('link', { name: t('Rotas de ônibus') });
    expect(index).toHaveAttribute('href', enderecoEm(language, ONIBUS));
  });

  it('shows the communication alert with a way to try again and one to put it away', async () => {
    const { events } = show(over({ alerta: true }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(mensagens.comunicacaoTitulo);
    expect(alert).toHaveTextContent(mensagens.comunicacaoTexto);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(events.map(({ type }) => type)).toEqual(['NovaTentativaPedida', 'AlertaDispensado']);
  });

  it('says that the connection is gone', () => {
    show(over({ online: false }));
    expect(screen.getByText('Você está sem internet')).toBeVisible();
  });

  it('says that the sign-in could not be confirmed, and leaves the choice to the person [SI5]', async () => {
    const { events } = show({ sessao: unanswered });
    expect(screen.getByText(/Você pode buscar viagens e ver preços/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar agora' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar sem entrar' }));
    expect(events.map(({ type }) => type)).toEqual(['NovaTentativaPedida', 'AlertaDispensado']);
  });

  it('blames nobody but the network while the connection is gone', () => {
    show({ sessao: unanswered, ...over({ online: false }) });
    expect(screen.getByText('Você está sem internet')).toBeVisible();
    expect(screen.queryByText(/confirmar a sua entrada/)).toBeNull();
  });

  it('shows a toast for five seconds', () => {
    jest.useFakeTimers();
    try {
      const { events, store } = show();
      act(() => void store.dispatch(toastShown({ tone: 'warning', texto: mensagens.loginNecessario })));
      expect(screen.getByRole('alert')).toHaveTextContent('Faça o login para continuar.');
      act(() => void jest.advanceTimersByTime(4999));
      expect(events).toEqual([]);
      act(() => void jest.advanceTimersByTime(1));
      expect(events).toEqual([{ type: 'ToastDispensado', payload: { id: 'toast-1' } }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps its messages audible over a dialog, which hides all the rest', async () => {
    const { container, store } = show();
    act(() => void store.dispatch(toastShown({ tone: 'success', texto: mensagens.cadastroConcluido })));
    for (const place of document.body.children) place.setAttribute('aria-hidden', 'true');
    expect(await screen.findByRole('button', { name: 'Fechar aviso' })).toBeVisible();
    expect(container).toHaveAttribute('aria-hidden', 'true');
    container.removeAttribute('aria-hidden');
  });

  it('covers the page while the app decides where the person may go', () => {
    show(over({ overlay: true }));
    expect(screen.getByText('Carregando…', { selector: '[role=status]' })).toBeInTheDocument();
  });

  it.each([
    ['a visitor', {}],
    ['a signed-in person', { sessao: signedIn }],
    ['somebody whom the provider does not confirm', { sessao: unanswered }],
    ['somebody cut off', over({ online: false, alerta: true })],
  ])('has no accessibility violation for %s', async (_, state) => {
    const { container } = show(state);
    expect(await axe(container)).toHaveNoViolations();
  });
});
