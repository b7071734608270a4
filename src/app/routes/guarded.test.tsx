import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { umaIdentidade } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { fakePorts } from '../../../tests/support/fakePorts';
import { speak, speakPortuguese } from '../../../tests/support/speakLanguage';
import { type Rota, rotas } from '../../domain/base/rotas';
import { becameAnonymous, sessaoStarted } from '../../store/sessao/sessao';
import { Page } from '../../ui/Page/Page';
import type { Language } from '../../words/language';
import { AppContext } from '../AppContext';
import { createApp } from '../createStore';
import { Guarded } from './Guarded';

const { sub, email, nome, provedor, expiraEm, autenticadoEm } = umaIdentidade();
const pessoa = { sub, email, nome, provedor, expiraEm, autenticadoEm };
const show = (path: string, rota: Rota = rotas.minhasViagens) =>
  renderScreen(
    <AppContext value={createApp(fakePorts())}>
      <Guarded rota={rota}>meus bilhetes</Guarded>
    </AppContext>,
    { path },
  );

describe('Guarded', () => {
  it('shows nothing of a page before it is known who is here, nor to nobody', () => {
    const { store } = show('/minhas-viagens');
    expect(screen.queryByText('meus bilhetes')).toBeNull();
    act(() => void store.dispatch(becameAnonymous()));
    expect(screen.queryByText('meus bilhetes')).toBeNull();
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('shows it to a signed-in person, and takes it away when the session ends', () => {
    const { store } = show('/minhas-viagens');
    act(() => void store.dispatch(sessaoStarted(pessoa)));
    expect(screen.getByText('meus bilhetes')).toBeInTheDocument();
    act(() => void store.dispatch(becameAnonymous()));
    expect(screen.queryByText('meus bilhetes')).toBeNull();
  });

  it('lets the chatbot’s address pass for whoever is signed in, groups or not', () => {
    const { store } = show('/operadores?origem=chatbot', rotas.operadores);
    act(() => void store.dispatch(sessaoStarted(pessoa)));
    expect(screen.getByText('meus bilhetes')).toBeInTheDocument();
  });

  it.each(Object.values<Rota>(rotas).filter(({ acesso }) => acesso !== 'open'))(
    'asks for the sign-in in the place of $path where the chatbot leads nobody to it, and then shows it [§2.chatbot.1, §6.grupos.2]',
    async (rota) => {
      const { store, events } = show(`${rota.path}?origem=chatbot`, rota);
      expect(screen.queryByText('meus bilhetes')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();

      act(() => void store.dispatch(becameAnonymous()));
      expect(await screen.findByText('Faça o login para continuar.')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1, name: rota.titulo })).toBeInTheDocument();
      expect(screen.queryByText('meus bilhetes')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
      expect(events).toEqual([{ type: 'EntrarPedido', payload: undefined }]);

      act(() => void store.dispatch(sessaoStarted(pessoa)));
      expect(screen.getByText('meus bilhetes')).toBeInTheDocument();
    },
  );

  it('shows an open page of the chatbot’s to anybody', () => {
    const { store } = show('/destinos?origem=chatbot', rotas.destinos);
    act(() => void store.dispatch(becameAnonymous()));
    expect(screen.getByText('meus bilhetes')).toBeInTheDocument();
  });
});

describe('the language of a page', () => {
  afterEach(speakPortuguese);

  const mainOf = (language: Language, rota: Rota) => {
    speak(language);
    const { store } = renderScreen(
      <AppContext value={createApp(fakePorts())}>
        <Guarded rota={rota}>
          <Page title="x">y</Page>
        </Guarded>
      </AppContext>,
      { path: `${rota.path}?origem=chatbot` },
    );
    act(() => void store.dispatch(sessaoStarted(pessoa)));
    return screen.getByRole('main');
  };

  it.each([rotas.operadores, rotas.agencias, rotas.encomendas, rotas.rastreioEncomenda, rotas.embarque])(
    'is marked as Portuguese at $path while another is spoken',
    (rota) => {
      expect(mainOf('en', rota)).toHaveAttribute('lang', 'pt-BR');
    },
  );

  it.each<[Language, Rota]>([
    ['pt-BR', rotas.operadores],
    ['en', rotas.destinos],
    ['es', rotas.minhasViagens],
  ])('is the document’s in %s at a page that is said in it', (language, rota) => {
    expect(mainOf(language, rota)).not.toHaveAttribute('lang');
  });
});
