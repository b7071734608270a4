import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../../tests/support/renderScreen';
import { portugueseIn, speak, speakPortuguese } from '../../../tests/support/speakLanguage';
import { chatbotShown } from '../../store/aplicativo/interface';
import { contatoShown } from '../../store/chatbot/chatbot';
import { AtendimentoForm } from './AtendimentoForm';
import { ChatbotPanel } from './ChatbotPanel';

afterEach(speakPortuguese);

it.each([
  ['en', 'Itapê assistant', 'Your message', 'Ask for help'],
  ['es', 'Asistente Itapê', 'Su mensaje', 'Pedir atención'],
] as const)('the frame of the conversation is in %s, and what is said in it is marked as Portuguese', (...words) => {
  const [language, title, field, ask] = words;
  speak(language);
  const { baseElement, store } = renderScreen(<ChatbotPanel Atendimento={AtendimentoForm} />);
  act(() => void store.dispatch(chatbotShown()));
  expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  expect(screen.getByText(/^Olá! Diga de onde/).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
  expect(screen.getByRole('button', { name: 'Onde está meu pedido?' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'pt-BR',
  );
  // An example of a message, in the language that the assistant reads.
  const message = screen.getByRole('textbox', { name: field });
  expect(message).toHaveAttribute('placeholder', 'Amanhã cedo de Campinas para o Rio');
  message.removeAttribute('placeholder');
  expect(portugueseIn(baseElement, language)).toEqual([]);

  act(() => void store.dispatch(contatoShown(true)));
  expect(screen.getByRole('button', { name: ask })).toBeVisible();
  expect(portugueseIn(baseElement, language)).toEqual([]);
});
