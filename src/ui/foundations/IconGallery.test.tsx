import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconGallery } from './IconGallery';

const field = () => screen.getByRole('textbox', { name: 'Procurar ícone' });

it('finds an icon by its meaning, with or without accents, and copies its name', async () => {
  const user = userEvent.setup();
  render(<IconGallery />);
  await user.type(field(), 'Ônibus');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.clear(field());
  await user.type(field(), 'onibus');
  await user.click(screen.getByRole('button', { name: /^BusIcon/ }));
  expect(await screen.findByText('BusIcon copiado')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('BusIcon');
});

it('tells the name where there is no clipboard', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<IconGallery />);
  await user.type(field(), 'pix');
  await user.click(screen.getByRole('button', { name: /^PixIcon/ }));
  expect(await screen.findByText('Não foi possível copiar. O nome é PixIcon')).toBeVisible();
});

it('says how many it found', async () => {
  render(<IconGallery />);
  await userEvent.type(field(), 'submarino');
  expect(screen.getByRole('status')).toHaveTextContent('0 ícones');
});
