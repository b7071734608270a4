import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { VisuallyHidden } from './VisuallyHidden';

it('is read though it is not seen', async () => {
  const { container } = render(
    <button type="button">
      <VisuallyHidden>Fechar aviso</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Fechar aviso' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
