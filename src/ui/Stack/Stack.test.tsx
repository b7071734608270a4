import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Stack } from './Stack';

it('keeps its children in order, apart by the step that is asked for', async () => {
  const { container } = render(
    <Stack gap={6}>
      <p>Origem</p>
      <p>Destino</p>
    </Stack>,
  );
  const stack = screen.getByText('Origem').parentElement;
  expect(stack).toHaveClass('it-stack--6');
  expect(stack).toHaveTextContent('OrigemDestino');
  expect(await axe(container)).toHaveNoViolations();
});

it('holds a short field to the width that is asked for', () => {
  render(
    <Stack width={20}>
      <p>Parcelas</p>
    </Stack>,
  );
  expect(screen.getByText('Parcelas').parentElement).toHaveAttribute('data-width', '20');
});
