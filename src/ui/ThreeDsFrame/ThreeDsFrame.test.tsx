import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStories } from '@storybook/react-webpack5';
import * as stories from './ThreeDsFrame.stories';

const { Default, Loading } = composeStories(stories);
const card = (name: RegExp) => within(screen.getByRole('region', { name }));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Confirmação de Banco do Brasil');

it('asks under the bank’s name, with the total and the time left', () => {
  render(<Default />);
  const challenge = within(screen.getByRole('dialog', { name: /Confirme a compra com Banco do Brasil/ }));
  expect(challenge.getByText('R$ 225,00')).toBeInTheDocument();
  expect(challenge.getByRole('timer', { name: 'Tempo para confirmar' })).toHaveTextContent('04:32');
  expect(frame()).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
});

it('hears from the bank only that it is done', () => {
  const onDone = jest.fn();
  render(<Default onDone={onDone} />);
  const say = (data: unknown, origin = 'null') =>
    act(() => {
      const source = frame().contentWindow;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });
  say({ tipo: 'concluido' }, 'https://evil.example.com');
  say({ tipo: 'aprovado' });
  say('concluido');
  expect(onDone).not.toHaveBeenCalled();
  say({ tipo: 'concluido' });
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('shows no page while the bank decides by itself, nor one of another origin', () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByText('Falando com Banco do Brasil')).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  rerender(<Default origin="https://banco.example.com" />);
  expect(document.querySelector('iframe')).toBeNull();
});

it('cancels only after asking, and says what that costs', async () => {
  const onCancel = jest.fn();
  render(<Default onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar pagamento' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancelar este pagamento?' }));
  expect(dialog.getByText(/Nada foi cobrado/)).toBeInTheDocument();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar pagamento' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it.each([
  ['refused', 'O banco não aprovou a compra', 'Usar outro cartão'],
  ['unavailable', 'O banco não respondeu', 'Tentar novamente'],
] as const)('offers ways on when it is %s', async (state, title, again) => {
  const [onPix, onRetry] = [jest.fn(), jest.fn()];
  render(<Default state={state} onPix={onPix} onRetry={onRetry} />);
  const stopped = card(new RegExp(title));
  expect(stopped.queryByRole('timer')).not.toBeInTheDocument();
  await userEvent.click(stopped.getByRole('button', { name: 'Pagar com Pix' }));
  await userEvent.click(stopped.getByRole('button', { name: again }));
  expect([onPix, onRetry].map((click) => click.mock.calls.length)).toEqual([1, 1]);
});

it('believes only the page of this very question: another nonce or order is not heard [TD1]', () => {
  const onDone = jest.fn();
  render(<Default expected={{ nonce: 'abc', pedido: 'p1' }} onDone={onDone} />);
  const say = (data: unknown) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: frame().contentWindow }));
    });
  say({ tipo: 'concluido' });
  say({ tipo: 'concluido', nonce: 'abc' });
  say({ tipo: 'concluido', nonce: 'abc', pedido: 'p2' });
  say({ tipo: 'concluido', nonce: 'outro', pedido: 'p1' });
  expect(onDone).not.toHaveBeenCalled();
  say({ tipo: 'concluido', nonce: 'abc', pedido: 'p1' });
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('offers the whole page where the bank’s does not come in thirty seconds [TD3]', () => {
  jest.useFakeTimers();
  render(<Default />);
  act(() => jest.advanceTimersByTime(29_000));
  expect(screen.queryByText(/está demorando/)).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2_000));
  const way = screen.getByRole('link', { name: 'Abrir a confirmação em página inteira' });
  expect(way).toHaveAttribute('href', expect.stringMatching(/^data:/));
  jest.useRealTimers();
});

it('says nothing of the kind once the bank’s page is there [TD3]', () => {
  jest.useFakeTimers();
  render(<Default />);
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { tipo: 'pronto' }, origin: 'null', source: frame().contentWindow }),
    );
  });
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByText(/está demorando/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('takes the focus to the question, in a titled frame, and lets it out again [TD8]', async () => {
  render(<Default />);
  expect(screen.getByRole('heading', { name: /Confirme a compra/ })).toHaveFocus();
  expect(frame()).not.toHaveAttribute('tabindex');
  const passed: (string | null)[] = [];
  for (let i = 0; i < 4; i += 1) {
    await userEvent.tab();
    passed.push(document.activeElement?.textContent ?? null);
  }
  expect(passed).toEqual(expect.arrayContaining(['Já confirmei no banco', 'Cancelar pagamento']));
});

it('takes the whole screen while the bank asks, and no more once it has answered', async () => {
  const onCancel = jest.fn();
  const { rerender } = render(<Default onCancel={onCancel} />);
  expect(screen.getByRole('dialog').querySelector('.it-3ds--screen')).toContainElement(frame());
  // Esc leaves no payment: only its own button does, and asks.
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: /Confirme a compra/ })).toBeVisible();
  expect(onCancel).not.toHaveBeenCalled();
  rerender(<Default state="refused" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'O banco não aprovou a compra' })).toHaveFocus();
});

it('gives the focus back to the button that paid once the person has cancelled', async () => {
  const pay = <button type="button">Pagar com cartão</button>;
  const { rerender } = render(<>{pay}</>);
  screen.getByRole('button').focus();
  rerender(
    <>
      {pay}
      <Default />
    </>,
  );
  expect(screen.getByRole('heading', { name: /Confirme a compra/ })).toHaveFocus();
  rerender(<>{pay}</>);
  expect(await screen.findByRole('button', { name: 'Pagar com cartão' })).toHaveFocus();
});
