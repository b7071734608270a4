import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../tests/support/renderScreen';
import { codeSent, entrarSlice, type EntrarState } from '../../store/sessao/entrar';
import { submissionReached } from '../../store/submissions';
import { EntrarDialog } from './EntrarDialog';

const show = (fields: Partial<EntrarState> = {}) =>
  renderScreen(<EntrarDialog />, { state: { entrar: { ...entrarSlice.getInitialState(), open: true, ...fields } } });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('EntrarDialog', () => {
  it('says with what the person wants to sign in', async () => {
    const { events } = show();
    expect(screen.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await userEvent.type(field('E-mail'), 'ana@itape.test');
    await userEvent.type(screen.getByLabelText('Senha'), 'senha123');
    await userEvent.click(button('Entrar'));
    expect(events).toEqual([{ type: 'CredenciaisEnviadas', payload: { email: 'ana@itape.test', senha: 'senha123' } }]);
  });

  it.each([
    ['Entrar com Google', { type: 'LoginFederadoEscolhido', payload: { provedor: 'google' } }],
    ['Entrar com Apple', { type: 'LoginFederadoEscolhido', payload: { provedor: 'apple' } }],
    ['Criar conta', { type: 'EtapaEntrarTrocada', payload: { etapa: 'criarConta' } }],
    ['Esqueci minha senha', { type: 'EtapaEntrarTrocada', payload: { etapa: 'esqueciSenha' } }],
    ['Fechar', { type: 'EntrarFechado', payload: undefined }],
  ])('offers %s [§1.login.1]', async (name, event) => {
    const { events } = show();
    await userEvent.click(button(name));
    expect(events).toEqual([event]);
  });

  it('leads who already has a ticket to the page that finds it without an account, and closes', async () => {
    const { events } = show();
    const link = screen.getByRole('link', { name: 'Encontrar meu bilhete' });
    expect(link).toHaveAttribute('href', '/encontrar-bilhete');
    // The router takes the click; jsdom knows no navigation.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(events).toEqual([{ type: 'EntrarFechado', payload: undefined }]);
  });

  it.each(['Control', 'Meta', 'Shift'])('stays where that page is opened in another tab by %s', async (key) => {
    const { events } = show();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link', { name: 'Encontrar meu bilhete' }));
    expect(events).toEqual([]);
  });

  it.each(['criarConta', 'esqueciSenha', 'novaSenha'] as const)('keeps to its form at %s', (etapa) => {
    show({ etapa });
    expect(screen.queryByRole('link', { name: 'Encontrar meu bilhete' })).toBeNull();
  });

  it('reads out why an attempt failed, and keeps what was typed', async () => {
    const { store } = show();
    await userEvent.type(field('E-mail'), 'ana@itape.test');
    act(() => {
      const erros = [{ mensagem: 'E-mail ou senha incorretos.', detalhe: 'Authentication Error' }];
      store.dispatch(submissionReached('entrar', { phase: 'refused', acao: null, erros }));
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('E-mail ou senha incorretos.');
    // The provider's own sentence is folded away, for support.
    const detail = within(alert).getByRole('group');
    expect(detail).not.toHaveAttribute('open');
    expect(detail).toHaveTextContent('Detalhe técnicoAuthentication Error');
    expect(within(detail).getByText('Authentication Error')).toHaveAttribute('lang', 'en');
    expect(field('E-mail')).toHaveValue('ana@itape.test');
  });

  it('sends nothing more while an attempt is under way', async () => {
    const { events, store } = show();
    act(() => void store.dispatch(submissionReached('entrar', { phase: 'sending', acao: null })));
    await userEvent.click(button('Entrar'));
    await userEvent.type(field('E-mail'), '{Enter}');
    expect(events).toEqual([]);
  });

  it('asks for a new password by the policy’s words', async () => {
    const { events } = show({ etapa: 'novaSenha' });
    await userEvent.type(screen.getByLabelText('Nova senha'), 'abc');
    await userEvent.tab();
    expect(screen.getByText('A senha precisa de pelo menos 6 caracteres')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nova senha'), '123');
    await userEvent.click(button('Salvar senha e entrar'));
    expect(events).toEqual([{ type: 'NovaSenhaEnviada', payload: { senha: 'abc123' } }]);
  });

  it('lets another code be asked for once the wait is over', async () => {
    jest.useFakeTimers();
    try {
      const { events, store, ports } = show({ etapa: 'confirmarCodigo', email: 'ana@itape.test' });
      act(() => {
        store.dispatch(codeSent({ destino: 'a***@i***', reenvioEm: ports.clock.now().getTime() + 60_000 }));
      });
      act(() => void jest.advanceTimersByTime(1000));
      expect(screen.getByText('a***@i***')).toBeVisible();
      expect(button(/Reenviar código em/)).toBeDisabled();
      act(() => void jest.advanceTimersByTime(60_000));
      const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
      await user.click(button('Reenviar código'));
      expect(events).toEqual([{ type: 'CodigoReenviado', payload: undefined }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each(['entrar', 'novaSenha', 'criarConta', 'confirmarCodigo', 'esqueciSenha', 'redefinirSenha'] as const)(
    'has no accessibility violation at %s',
    async (etapa) => {
      const { store } = show({ etapa });
      const erros = [{ mensagem: 'Sem conexão.', detalhe: 'Network Error' }];
      act(() => void store.dispatch(submissionReached('entrar', { phase: 'refused', acao: null, erros })));
      expect(screen.getByRole('alert')).toBeVisible();
      expect(await axe(document.body)).toHaveNoViolations();
    },
  );
});
