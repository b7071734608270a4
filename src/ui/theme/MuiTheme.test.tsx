import { render, screen } from '@testing-library/react';
import ButtonBase from '@mui/material/ButtonBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { MuiTheme } from './MuiTheme';

/** Computed style of an element; in jsdom a colour is its variable's name. */
const styleOf = (element: Element) => window.getComputedStyle(element);

it("gives MUI's parts the brand's variables instead of its own blue", () => {
  render(
    <MuiTheme>
      <OutlinedInput inputProps={{ 'aria-label': 'Nome' }} />
    </MuiTheme>,
  );
  const field = screen.getByRole('textbox').parentElement;
  expect(field && styleOf(field).backgroundColor).toContain('--mui-palette-background-paper');
});

it('turns off the ripple, of every part', () => {
  const { container } = render(
    <MuiTheme>
      <ButtonBase>Continuar</ButtonBase>
    </MuiTheme>,
  );
  expect(container.querySelector('.MuiTouchRipple-root')).not.toBeInTheDocument();
});

it('needs no provider around it, and may stand inside itself', () => {
  render(
    <MuiTheme>
      <MuiTheme>dentro</MuiTheme>
    </MuiTheme>,
  );
  expect(screen.getByText('dentro')).toBeVisible();
});
