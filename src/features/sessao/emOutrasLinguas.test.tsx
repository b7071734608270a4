import { screen } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';
import { portugueseIn, speak, speakPortuguese } from '../../../tests/support/speakLanguage';
import { type EtapaEntrar, entrarSlice } from '../../store/sessao/entrar';
import { EntrarDialog } from './EntrarDialog';

const etapas: [EtapaEntrar, string, string][] = [
  ['entrar', 'Sign in', 'Ingresar'],
  ['novaSenha', 'Choose a new password', 'Elija una contraseña nueva'],
  ['criarConta', 'Create account', 'Crear cuenta'],
  ['confirmarCodigo', 'Confirm your email', 'Confirme su correo'],
  ['confirmarLink', 'Confirm your email', 'Confirme su correo'],
  ['esqueciSenha', 'Forgot my password', 'Olvidé mi contraseña'],
  ['redefinirSenha', 'Choose a new password', 'Elija una contraseña nueva'],
];

afterEach(speakPortuguese);

const show = (etapa: EtapaEntrar) =>
  renderScreen(<EntrarDialog />, {
    state: { entrar: { ...entrarSlice.getInitialState(), open: true, email: 'ana@itape.test', etapa } },
  });

it.each(etapas)('the step %s is in English and in Spanish', (etapa, english, spanish) => {
  speak('en');
  const { baseElement, unmount } = show(etapa);
  expect(screen.getByRole('dialog', { name: english })).toBeVisible();
  expect(portugueseIn(baseElement, 'en')).toEqual([]);
  unmount();

  speak('es');
  const again = show(etapa);
  expect(screen.getByRole('dialog', { name: spanish })).toBeVisible();
  expect(portugueseIn(again.baseElement, 'es')).toEqual([]);
});

it('the address stands strong in the sentence that says where the code went', () => {
  speak('en');
  show('confirmarCodigo');
  expect(screen.getByText('ana@itape.test').tagName).toBe('STRONG');
  expect(screen.getByText(/^We sent a code to/)).toHaveTextContent(
    'We sent a code to ana@itape.test. If it does not arrive, check your junk mail.',
  );
});
