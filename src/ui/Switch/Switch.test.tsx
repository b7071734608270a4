import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Switch } from './Switch';

it('is a switch with the name of its label, and changes by it', async () => {
  const onChange = jest.fn();
  const { container } = render(<Switch name="idaVolta" label="Ida e volta" checked={false} onChange={onChange} />);
  expect(screen.getByRole('switch', { name: 'Ida e volta' })).not.toBeChecked();
  await userEvent.click(screen.getByText('Ida e volta'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(await axe(container)).toHaveNoViolations();
});
