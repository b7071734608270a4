import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { Button } from '../Button/Button';
import { TextInput } from '../TextInput/TextInput';
import { AppTheme } from './AppTheme';
import { createItapeTheme } from './theme';
import { roles } from './tokens';

const page = (
  <AppTheme>
    <TextInput name="origem" label="Origem" value="" onChange={() => undefined} />
    <Button>Buscar viagens</Button>
  </AppTheme>
);

/** Every rule of the page's stylesheets, as one text. */
const published = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

it('renders on a server, and the browser takes the page over without a word of complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  expect(screen.getByRole('button', { name: 'Buscar viagens' })).toBeVisible();
  expect(complain).not.toHaveBeenCalled();
});

it('stores nothing on the device of the person', () => {
  const store = jest.spyOn(Storage.prototype, 'setItem');
  render(page);
  expect(store).not.toHaveBeenCalled();
});

it("publishes both schemes as variables, dark by the person's system", () => {
  render(page);
  expect(published()).toContain('@media (prefers-color-scheme: dark)');
  for (const { brand, primary } of Object.values(roles)) {
    expect(published()).toContain(`--mui-palette-brand-surface: ${brand.surface};`);
    expect(published()).toContain(`--mui-palette-primary-onSoft: ${primary.onSoft};`);
  }
});

it('lets an attribute decide instead, for the book', () => {
  render(
    <ThemeProvider theme={createItapeTheme({ colorSchemeSelector: 'data-theme' })} storageManager={null}>
      {null}
    </ThemeProvider>,
  );
  expect(published()).toContain('[data-theme="dark"]');
});
