import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '@storybook/react-webpack5';
import * as stories from './CardFrame.stories';

const { Default, Loading, WithError, WrongOrigin } = composeStories(stories);
const frame = () => screen.getByTitle<HTMLIFrameElement>('Dados do cartão');
const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  act(() => {
    const source = frame().contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source, ...from }));
  });

it('passes on what its own frame and origin say', () => {
  const onMessage = jest.fn();
  render(<Default onMessage={onMessage} />);
  say({ tipo: 'token', token: 'tok_9f2c', bandeira: 'Visa', ultimos4: '1111' });
  expect(onMessage).toHaveBeenCalledWith({ tipo: 'token', token: 'tok_9f2c', bandeira: 'Visa', ultimos4: '1111' });
});

it('hears nobody else: another origin, another window, or a message with a card number', () => {
  const onMessage = jest.fn();
  render(<Default onMessage={onMessage} />);
  say({ tipo: 'pronto' }, { origin: 'https://evil.example.com' });
  say({ tipo: 'pronto' }, { source: window });
  say({ tipo: 'erro', mensagem: '4111111111111111' });
  expect(onMessage).not.toHaveBeenCalled();
});

it('says that it is opening until the form is ready, and grows as the form asks', () => {
  render(<Default />);
  expect(screen.getByRole('status')).toHaveTextContent('Abrindo o formulário do cartão');
  say({ tipo: 'altura', altura: 412 });
  say({ tipo: 'pronto' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(frame()).toHaveAttribute('height', '412');
});

it('keeps the form in a sandbox that cannot open windows or move our page', () => {
  render(<Default />);
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
});

it('never opens a form of another origin than the one agreed on, nor of ours', () => {
  const { rerender } = render(<WrongOrigin />);
  expect(screen.getByRole('alert')).toHaveTextContent('não é o da adquirente');
  expect(document.querySelector('iframe')).toBeNull();
  rerender(<WrongOrigin src={`${window.location.origin}/x`} origin={window.location.origin} />);
  expect(document.querySelector('iframe')).toBeNull();
});

it('waits for its address, then tells a failure and tries anew', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Loading />);
  expect(document.querySelector('iframe')).toBeNull();
  rerender(<WithError onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says so when the form does not answer, and loads it again on a retry', () => {
  jest.useFakeTimers();
  render(<Default />);
  act(() => jest.advanceTimersByTime(14_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.getByRole('alert')).toHaveTextContent('demorando a responder');
  act(() => screen.getByRole('button', { name: 'Tentar novamente' }).click());
  expect(frame()).toBeInTheDocument();
  jest.useRealTimers();
});

it('asks its form for the token when it is to, and nobody else [TD1]', () => {
  const src = 'https://adiq.example.com/campos';
  const props = { src, origin: 'https://adiq.example.com', nonce: 'abcdef' };
  const { rerender } = render(<Default {...props} asked={0} />);
  const post = jest.spyOn(frame().contentWindow!, 'postMessage').mockImplementation(() => undefined);
  rerender(<Default {...props} asked={1} />);
  rerender(<Default {...props} asked={1} title="Dados do cartão" />);
  expect(post.mock.calls).toEqual([[{ tipo: 'tokenizar', nonce: 'abcdef' }, 'https://adiq.example.com']]);
});

it('hears only the form that it opened [TD1]', () => {
  const onMessage = jest.fn();
  render(<Default nonce="abcdef" onMessage={onMessage} />);
  say({ tipo: 'pronto', nonce: 'outro' });
  say({ tipo: 'pronto' });
  expect(onMessage).not.toHaveBeenCalled();
  say({ tipo: 'pronto', nonce: 'abcdef' });
  expect(onMessage).toHaveBeenCalledWith({ tipo: 'pronto' });
});
