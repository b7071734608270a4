import type { FormEvent } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button } from './Button';

const button = () => screen.getByRole('button', { name: 'Continuar' });

it('does its work on click, Enter and Space', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Continuar</Button>);
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('submits no form unless asked to', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Button>Continuar</Button>
    </form>,
  );
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();

  rerender(
    <form onSubmit={onSubmit}>
      <Button type="submit">Continuar</Button>
    </form>,
  );
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('while loading ignores clicks and submits nothing, but keeps its name and focus', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Continuar
      </Button>
    </form>,
  );
  await userEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

it('says whether what it opens is open', () => {
  render(
    <Button expanded={false} controls="filtros">
      Continuar
    </Button>,
  );
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveAttribute('aria-controls', 'filtros');
});

it('has no accessibility violations in any look', async () => {
  const { container } = render(
    <>
      <Button>Um</Button>
      <Button variant="accent">Dois</Button>
      <Button variant="secondary" disabled>
        Três
      </Button>
      <Button variant="quiet" loading>
        Quatro
      </Button>
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

it('stands flush with the texts around it where a screen asks for it', () => {
  const { rerender } = render(<Button variant="quiet">Continuar</Button>);
  expect(button()).not.toHaveClass('it-button--flush');
  rerender(
    <Button variant="quiet" flush>
      Continuar
    </Button>,
  );
  expect(button()).toHaveClass('it-button--flush');
});
