import { act, screen } from '@testing-library/react';
import { inEnglish, portugueseLeft } from '../../../tests/support/speakLanguage';
import { renderScreen } from '../../../tests/support/renderScreen';
import { submissionReached } from '../../store/submissions';
import { CancelarAvisosPage } from './CancelarAvisosPage';

inEnglish();

it('the end of the notices is read in English, with the way back as a link in its sentence', () => {
  const { store, container } = renderScreen(<CancelarAvisosPage />, {
    path: `/cancelar-avisos?codigo=${'a'.repeat(43)}`,
  });
  expect(screen.getByRole('button', { name: 'Stop sending them' })).toBeInTheDocument();
  expect(portugueseLeft(container)).toEqual([]);
  act(() => void store.dispatch(submissionReached('recusaLembretes', { phase: 'done', acao: null, valor: null })));
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/minha-conta');
  expect(portugueseLeft(container)).toEqual([]);
});
