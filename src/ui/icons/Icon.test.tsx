import { render, screen } from '@testing-library/react';
import { BusIcon } from './BusIcon';

it('is hidden from assistive technology beside its text', () => {
  const { container } = render(<BusIcon />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('is an image with a name where it stands alone', () => {
  render(<BusIcon title="Ônibus" />);
  expect(screen.getByRole('img', { name: 'Ônibus' })).toBeVisible();
});
