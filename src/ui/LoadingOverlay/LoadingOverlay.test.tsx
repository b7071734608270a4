import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { LoadingOverlay } from './LoadingOverlay';

it('is announced when it opens, from a place that was there before', async () => {
  const { container, rerender } = render(<LoadingOverlay open={false} label="Verificando sua sessão…" />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  rerender(<LoadingOverlay open label="Verificando sua sessão…" />);
  expect(status).toHaveTextContent('Verificando sua sessão…');
  expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('covers nothing while closed', () => {
  const { container } = render(<LoadingOverlay open={false} />);
  expect(container.querySelector('[aria-busy]')).not.toBeInTheDocument();
});
