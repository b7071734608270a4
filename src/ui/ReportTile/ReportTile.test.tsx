import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import * as stories from './ReportTile.stories';

const { Default, WithError, Loading, Empty } = composeStories(stories);
const tile = () => screen.getByRole('group', { name: 'Vendas do dia' });

it('tells the figure, what it holds, and how it changed against what', () => {
  render(<Default />);
  expect(tile()).toHaveTextContent('R$ 4.392,5038 bilhetes12 % a mais que na sexta passada');
});

it('shows no old figure while it loads, fails or has none', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando: Vendas do dia');
  expect(tile()).not.toHaveTextContent('4.392');
  rerender(<Empty />);
  expect(tile()).toHaveTextContent('Sem dados');
  expect(tile()).not.toHaveTextContent('a mais');
  rerender(<WithError onRetry={onRetry} />);
  expect(tile()).not.toHaveTextContent('4.392');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('announces why it has no figure, and the retry button says what it retries', async () => {
  const { container } = render(<WithError />);
  expect(within(tile()).getByRole('alert')).toHaveTextContent('Não conseguimos somar as vendas.');
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toHaveAccessibleDescription(
    'Não conseguimos somar as vendas.',
  );
  expect(await axe(container)).toHaveNoViolations();
});
