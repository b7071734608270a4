import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StatusBadge } from './StatusBadge';

it('says the state in words', async () => {
  const { container } = render(<StatusBadge kind="warning">Aguardando pagamento</StatusBadge>);
  expect(screen.getByText('Aguardando pagamento')).toHaveClass('it-badge--warning');
  expect(await axe(container)).toHaveNoViolations();
});
