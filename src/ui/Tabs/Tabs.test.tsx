import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Tabs } from './Tabs';

function Live() {
  const [value, setValue] = useState('proximas');
  return (
    <Tabs
      label="Minhas viagens"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'proximas', label: 'Próximas', count: 2, content: 'Duas viagens' },
        { id: 'passadas', label: 'Passadas', content: 'Nenhuma viagem' },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('shows the panel of the open tab only, under its name', async () => {
  const { container } = render(<Live />);
  expect(screen.getByRole('tablist', { name: 'Minhas viagens' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Próximas' })).toHaveTextContent('Duas viagens');
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(tab('Passadas'));
  expect(screen.getByRole('tabpanel', { name: 'Passadas' })).toHaveTextContent('Nenhuma viagem');
  expect(screen.queryByText('Duas viagens')).not.toBeInTheDocument();
});

it('moves between tabs by arrow keys and opens by Enter', async () => {
  render(<Live />);
  await userEvent.tab();
  expect(tab('Próximas')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('Passadas')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(tab('Passadas')).toHaveAttribute('aria-selected', 'true');
});
