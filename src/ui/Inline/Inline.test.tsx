import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Inline } from './Inline';

it('places its children as asked', async () => {
  const { container } = render(
    <Inline gap={2} justify="between" align="start">
      <p>Voltar</p>
      <p>Continuar</p>
    </Inline>,
  );
  expect(screen.getByText('Voltar').parentElement).toHaveClass(
    'it-inline--gap-2',
    'it-inline--justify-between',
    'it-inline--align-start',
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('keeps its rows nearer to each other where that is asked for', () => {
  render(
    <Inline gap={4} rowGap={1}>
      <span>Ana</span>
    </Inline>,
  );
  expect(screen.getByText('Ana').parentElement).toHaveAttribute('data-row-gap', '1');
});
