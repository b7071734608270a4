import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Verdict } from './Verdict';

it('is said as it appears, with what belongs to it', async () => {
  const { container } = render(
    <Verdict kind="success" title="Pode embarcar">
      Poltrona 12
    </Verdict>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Pode embarcarPoltrona 12');
  expect(await axe(container)).toHaveNoViolations();
});

it.each(['success', 'danger', 'warning'] as const)('has a sign of its own for %s', (kind) => {
  const { container } = render(<Verdict kind={kind} title="x" />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('alert')).toHaveClass(`it-verdict--${kind}`);
});
