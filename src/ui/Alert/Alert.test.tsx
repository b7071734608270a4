import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Alert } from './Alert';

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
