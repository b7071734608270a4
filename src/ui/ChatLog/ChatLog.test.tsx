import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ChatLog, type ChatMessage } from './ChatLog';
import { ChatTrip } from './ChatTrip';

const messages: ChatMessage[] = [
  { id: '1', own: true, author: 'Você', content: 'Oi' },
  { id: '2', own: false, author: 'Assistente', content: 'Olá!\nPara onde você quer ir?' },
];

it('is a log that is read out politely, each turn with who says it', () => {
  render(<ChatLog label="Conversa" messages={messages} />);
  const log = screen.getByRole('log', { name: 'Conversa' });
  expect(log).toHaveAttribute('aria-live', 'polite');
  expect(log).toHaveTextContent('Você: Oi');
  expect(log).toHaveTextContent('Assistente: Olá!');
});

it('says that the other side is writing, and what was not sent', () => {
  const failed = { ...messages[0]!, note: <button type="button">Tentar de novo</button> };
  render(<ChatLog label="Conversa" messages={[failed]} typing="O assistente está escrevendo" />);
  const log = screen.getByRole('log');
  expect(log).toHaveTextContent('O assistente está escrevendo');
  expect(within(log).getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('brings what is new into sight', () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = into;
  const { rerender } = render(<ChatLog label="Conversa" messages={messages.slice(0, 1)} />);
  rerender(<ChatLog label="Conversa" messages={messages} />);
  expect(into).toHaveBeenCalledTimes(2);
  rerender(<ChatLog label="Conversa" messages={messages} />);
  expect(into).toHaveBeenCalledTimes(2);
});

it('shows text as text, whatever stands in it', () => {
  render(<ChatLog label="Conversa" messages={[{ ...messages[0]!, content: '<b>oi</b>' }]} />);
  expect(screen.getByText('<b>oi</b>')).toBeVisible();
});

it('has no accessibility violations', async () => {
  const { container } = render(<ChatLog label="Conversa" messages={messages} typing="Escrevendo" />);
  expect(await axe(container)).toHaveNoViolations();
});

it('tells of a trip its times, its price and its class, and the share of each where several travel', () => {
  const { container, rerender } = render(<ChatTrip times="22h15" price="R$ 128,90" about="Executivo" />);
  expect(container).toHaveTextContent(/^22h15R\$ 128,90Executivo$/);
  rerender(<ChatTrip times="22h15" price="R$ 128,90" about="Executivo" each="2 × R$ 64,45" />);
  expect(container).toHaveTextContent(/Executivo2 × R\$ 64,45$/);
});
