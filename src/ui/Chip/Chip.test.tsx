import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Chip } from './Chip';

it('is pressed or not, and asks for the other', async () => {
  const onToggle = jest.fn();
  const { rerender } = render(<Chip label="Leito" count={3} selected={false} onToggle={onToggle} />);
  const chip = screen.getByRole('button', { name: 'Leito (3)', pressed: false });
  await userEvent.click(chip);
  rerender(<Chip label="Leito" count={3} selected onToggle={onToggle} />);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

it('says that pressing removes it, and is no toggle then', async () => {
  const onRemove = jest.fn();
  render(<Chip label="Leito" onRemove={onRemove} />);
  const chip = screen.getByRole('button', { name: 'Remover Leito' });
  expect(chip).not.toHaveAttribute('aria-pressed');
  await userEvent.click(chip);
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('sends no form and does nothing while disabled', async () => {
  const onSubmit = jest.fn();
  const onRemove = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Chip label="Manhã" onRemove={onRemove} />
      <Chip label="Noite" disabled onRemove={onRemove} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remover Manhã' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remover Noite' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <Chip label="Manhã" selected onToggle={() => undefined} />
      <Chip label="Leito" onRemove={() => undefined} />
    </>,
  );
  expect(await axe(container)).toHaveNoViolations();
});
