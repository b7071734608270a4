import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Live } from '../docs/Live';
import { FilterGroup } from './FilterGroup';
import type { FilterGroupProps } from './FilterGroup';

const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `t${at}`, label: `Terminal ${at}`, count: at }));

function start({ chosen = [], ...rest }: Partial<FilterGroupProps> = {}) {
  const onChange = jest.fn();
  const { container } = render(
    <Live initial={[...chosen]} onChange={onChange}>
      {(values, change) => (
        <FilterGroup
          name="terminais"
          label="Terminal"
          options={letters(3)}
          {...rest}
          chosen={values}
          onChange={change}
        />
      )}
    </Live>,
  );
  return { onChange, container };
}

const boxes = () => screen.getAllByRole('checkbox');

it('is a group of its name, whose choices say what they would leave', () => {
  start({ chosen: ['t1'] });
  expect(screen.getByRole('group', { name: 'Terminal' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Terminal 1 (1)' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Terminal 2 (2)' })).not.toBeChecked();
});

it('hands over all that holds, and takes one back', async () => {
  const { onChange } = start({ chosen: ['t1'] });
  await userEvent.click(screen.getByText(/Terminal 2/));
  await userEvent.click(screen.getByText(/Terminal 1/));
  expect(onChange.mock.calls).toEqual([[['t1', 't2']], [['t2']]]);
});

it('clears itself, and keeps the focus though its button is gone', async () => {
  const { onChange } = start({ chosen: ['t0', 't1'] });
  await userEvent.click(screen.getByRole('button', { name: 'Limpar Terminal' }));
  expect(onChange).toHaveBeenCalledWith([]);
  expect(screen.queryByRole('button', { name: /Limpar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Terminal' })).toHaveFocus();
});

it('folds, and says how many hold while they are out of sight', async () => {
  start({ chosen: ['t0', 't1'] });
  await userEvent.click(screen.getByRole('button', { name: 'Terminal', expanded: true }));
  expect(screen.getByRole('button', { name: 'Terminal (2)', expanded: false })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('shows the first of many, never hiding one that holds, and moves on to the rest', async () => {
  start({ options: letters(10), limit: 4, chosen: ['t8'] });
  expect(boxes().map((box) => box.getAttribute('name'))).toEqual(
    ['t0', 't1', 't2', 't3', 't8'].map((value) => `terminais-${value}`),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais 5, Terminal' }));
  expect(boxes()).toHaveLength(10);
  expect(screen.getByRole('checkbox', { name: /Terminal 4/ })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Ver menos, Terminal' }));
  expect(boxes()).toHaveLength(5);
});

it('hides no single choice behind a button', () => {
  start({ options: letters(5), limit: 4 });
  expect(boxes()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /Ver mais/ })).not.toBeInTheDocument();
});

it('has no accessibility violations, folded or not', async () => {
  const { container } = start({ options: letters(9), chosen: ['t1'] });
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Terminal' }));
  expect(await axe(container)).toHaveNoViolations();
});
