import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './SeatWait.stories';

const { Default, Waiting, Loading, WithError } = composeStories(stories);
const press = () => userEvent.click(screen.getByRole('button'));

it('offers the notice, then says that it comes and takes it back, by the same button', async () => {
  const [onAsk, onStop] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Default {...{ onAsk, onStop }} />);
  const button = screen.getByRole('button', { name: 'Avise-me se abrir vaga' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press();
  rerender(<Waiting {...{ onAsk, onStop }} waiting />);
  expect(screen.getByRole('status')).toHaveTextContent('Avisaremos por e-mail se abrir uma poltrona');
  expect(screen.getByRole('button', { name: 'Não avisar mais' })).toBeInTheDocument();
  await press();
  expect([onAsk.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1]);
  expect(button).toHaveAttribute('type', 'button');
});

it('takes no second press while the first is under way', async () => {
  const onAsk = jest.fn();
  render(<Loading onAsk={onAsk} />);
  await press();
  expect(onAsk).not.toHaveBeenCalled();
});

it.each([
  [false, 1, 0],
  [true, 0, 1],
])('repeats what failed where the notice is wanted: %s', async (waiting, asked, stopped) => {
  const [onAsk, onStop] = [jest.fn(), jest.fn()];
  render(<WithError {...{ waiting, onAsk, onStop }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Nada foi perdido: tente novamente.');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect([onAsk.mock.calls.length, onStop.mock.calls.length]).toEqual([asked, stopped]);
});
