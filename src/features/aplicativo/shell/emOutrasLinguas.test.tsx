import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { portugueseIn, speak, speakPortuguese } from '../../../../tests/support/speakLanguage';
import { paginaVazia } from '../../../domain/aplicativo/modeloPagina';
import { interfaceSlice } from '../../../store/aplicativo/interface';
import { Page } from '../../../ui/Page/Page';
import { AppShell } from './AppShell';

/** The choice of a language names each in itself, marked with its own language. */
const withoutChoice = (page: Element): Element => {
  page.querySelectorAll('[lang]').forEach((link) => link.remove());
  return page;
};

afterEach(speakPortuguese);

const show = () =>
  renderScreen(
    <AppShell>
      <Page title="x">y</Page>
    </AppShell>,
    {
      state: {
        pagina: { ...paginaVazia, rodape: ['Itapê S.A.', 'Privacidade: privacidade@itape.test'] },
        interface: {
          ...interfaceSlice.getInitialState(),
          online: false,
          alerta: true,
          toasts: [{ id: '1', tone: 'success', texto: 'Cadastro concluído!' }],
        },
      },
    },
  ).baseElement;

it.each([
  ['en', 'You are offline', 'Dear customer', 'Registration complete!', 'Privacy'],
  ['es', 'Está sin internet', 'Estimado cliente', '¡Registro completo!', 'Privacidad'],
] as const)('the frame and its notices are in %s', async (language, offline, alert, toast, privacy) => {
  speak(language);
  const page = show();
  expect(await screen.findByText(toast)).toBeVisible();
  expect(screen.getByText(offline)).toBeVisible();
  expect(screen.getByText(alert)).toBeVisible();
  expect(screen.getByText(`${privacy}: privacidade@itape.test`)).toBeVisible();
  expect(portugueseIn(withoutChoice(page), language)).toEqual([]);
});
