import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CloseIcon } from '../icons/CloseIcon';
import { IconButton } from './IconButton';

it('has a name though it shows only an icon, and does its work', async () => {
  const onClick = jest.fn();
  const { container } = render(
    <IconButton label="Fechar" onClick={onClick}>
      <CloseIcon />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('submits no form', () => {
  render(
    <IconButton label="Fechar">
      <CloseIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

it('says whether what it opens is open', () => {
  render(
    <IconButton label="Filtros" expanded={false} controls="filtros">
      <CloseIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { expanded: false })).toHaveAttribute('aria-controls', 'filtros');
});
