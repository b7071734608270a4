import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import * as stories from './Stepper.stories';

const { Third } = composeStories(stories);

it('marks the step one stands on and says which are done', () => {
  render(<Third />);
  expect(screen.getByRole('navigation', { name: 'Etapas da compra' })).toBeInTheDocument();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(steps[2]).toHaveTextContent(/^3Pagamento$/);
  expect(steps[0]).toHaveTextContent('Poltronas, concluída');
  expect(steps[3]).not.toHaveTextContent('concluída');
});
