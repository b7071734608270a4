import { composeStories } from '@storybook/react-webpack5';
import { render, screen, within } from '@testing-library/react';
import * as stories from './OrderTimeline.stories';

const { Default, WithError, Loading, Empty } = composeStories(stories);

it('tells each step, how it stands, and when', () => {
  render(<Default />);
  const steps = within(screen.getByRole('list', { name: 'Andamento do reembolso' })).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
    'Cancelamento pedido, concluído',
    'Cancelamento aceito, concluído',
    'Devolução no banco, em andamento',
    'Valor na sua conta, a seguir',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(steps[3]).toHaveTextContent('até 21/12/2026');
});

it('says in words what failed', () => {
  render(<WithError />);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Bilhete não emitido, não deu certo/);
});

it('says that it is on its way, and that nothing happened yet', () => {
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Carregando: Andamento do reembolso');
  unmount();
  render(<Empty />);
  expect(screen.getByText('Nada aconteceu ainda.')).toBeInTheDocument();
});
