import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { TextInput } from '../TextInput/TextInput';
import { AppTheme } from './AppTheme';

const page = (
  <AppTheme>
    <TextInput name="origem" label="Origem" value="" onChange={() => undefined} />
    <Checkbox name="aceite" label="Aceito" checked={false} onChange={() => undefined} />
    <Button>Buscar viagens</Button>
  </AppTheme>
);

it('renders on a server, and the browser takes the page over without a word of complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Buscar viagens' })).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
});

it('adds nothing around the page', () => {
  const { container } = render(<AppTheme>texto</AppTheme>);
  expect(container.innerHTML).toBe('texto');
});

it('stores nothing on the device of the person', () => {
  const store = jest.spyOn(Storage.prototype, 'setItem');
  render(page);
  expect(store).not.toHaveBeenCalled();
});
