import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Alert } from './Alert';
import { AlertDetail } from './AlertDetail';

it('interrupts nobody unless asked to', () => {
  render(<Alert kind="danger">O pagamento foi recusado.</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('announces a danger at once, and all else politely', async () => {
  const { container } = render(
    <>
      <Alert kind="danger" announce title="Prezado Cliente">
        Houve um erro.
      </Alert>
      <Alert kind="success" announce>
        Pronto.
      </Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Prezado ClienteHouve um erro.');
  expect(screen.getByRole('status')).toHaveTextContent('Pronto.');
  expect(await axe(container)).toHaveNoViolations();
});

it('folds the words of another system away, in their language', async () => {
  render(<AlertDetail lang="en">Authentication Error</AlertDetail>);
  const detail = screen.getByRole('group');
  expect(detail).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Detalhe técnico'));
  expect(detail).toHaveAttribute('open');
  expect(screen.getByText('Authentication Error')).toHaveAttribute('lang', 'en');
});
