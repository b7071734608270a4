import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StatusBadge } from './StatusBadge';
import { WaitingLine } from './WaitingLine';

it('says the state in words', async () => {
  const { container } = render(<StatusBadge kind="warning">Aguardando pagamento</StatusBadge>);
  expect(screen.getByText('Aguardando pagamento')).toHaveClass('it-badge--warning');
  expect(await axe(container)).toHaveNoViolations();
});

it('announces what another person has done', () => {
  const { rerender } = render(<WaitingLine>Aguardando o pagamento</WaitingLine>);
  expect(screen.getByRole('status')).toHaveTextContent(/^Aguardando o pagamento$/);
  rerender(<WaitingLine>Pagamento confirmado</WaitingLine>);
  expect(screen.getByRole('status')).toHaveTextContent(/^Pagamento confirmado$/);
});
