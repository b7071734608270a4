import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createRef } from 'react';
import { SeatPicker } from './SeatPicker';

const parts = { offers: 'Preços', coach: 'Mapa', legend: 'Legenda' };

it('is read as it stands on a phone: prices, coach, legend', async () => {
  const { container } = render(<SeatPicker {...parts} field="Número" />);
  expect(container).toHaveTextContent(/^PreçosNúmeroMapaLegenda$/);
  expect(screen.getByRole('group', { name: 'Ônibus' })).toHaveTextContent('NúmeroMapa');
  expect(await axe(container)).toHaveNoViolations();
});

it('lets the page move the focus to the coach', () => {
  const coach = createRef<HTMLDivElement>();
  render(<SeatPicker {...parts} coachRef={coach} />);
  coach.current?.focus();
  expect(screen.getByRole('group', { name: 'Ônibus' })).toHaveFocus();
});
