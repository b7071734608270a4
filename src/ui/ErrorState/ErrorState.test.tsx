import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ErrorState } from './ErrorState';

it('is announced, and tries again on demand', async () => {
  const onRetry = jest.fn();
  const { container } = render(
    <ErrorState title="Prezado Cliente" onRetry={onRetry}>
      Houve um erro.
    </ErrorState>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Prezado Cliente');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('offers no button where trying again would not help', () => {
  render(<ErrorState title="Prezado Cliente" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
