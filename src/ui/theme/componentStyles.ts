import type { ThemeOptions } from '@mui/material/styles';

const ring = { outline: '3px solid var(--it-focus)', outlineOffset: '2px' };

/** Defaults of MUI components: no ripple, which costs script without information. */
export const componentDefaults = { MuiButtonBase: { disableRipple: true } };

/** Styles of MUI components in our brand. All others stand in the `.css` file beside their component. */
export const componentStyles = {
  MuiButtonBase: {
    styleOverrides: { root: { '&:focus-visible': ring } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 6,
        fontSize: 'var(--mui-text-sm)',
        fontWeight: 'var(--mui-fontWeight-medium)',
        lineHeight: 1.35,
        color: 'var(--mui-palette-text-primary)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--mui-palette-text-primary)' },
        '&.Mui-disabled': { color: 'var(--mui-palette-text-disabled)' },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: { position: 'static', transform: 'none', maxWidth: 'none', whiteSpace: 'normal', overflow: 'visible' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        display: 'flex',
        gap: 6,
        margin: '6px 0 0',
        fontSize: 'var(--mui-text-sm)',
        lineHeight: 1.35,
        letterSpacing: 0,
        color: 'var(--mui-palette-text-secondary)',
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 52,
        borderRadius: 'var(--mui-radius-md)',
        backgroundColor: 'var(--mui-palette-background-paper)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--mui-palette-line-strong)' },
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--mui-palette-text-primary)',
        },
        // The text area itself carries the padding, so that a click beside its text reaches it.
        '&.MuiInputBase-multiline': { padding: 0 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: 'var(--mui-palette-surface-sunken)' },
        // Inset, since a ring around an inner button would overlap the field's border.
        '& button:focus-visible': { outlineOffset: '-4px' },
      },
      input: { padding: '13px 14px', height: '1.625em', lineHeight: 1.625 },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { padding: 10, borderRadius: 'var(--mui-radius-md)', color: 'var(--mui-palette-line-strong)' },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: 10, color: 'var(--mui-palette-line-strong)' },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        // Focus rings reach over the edge.
        overflow: 'visible',
        border: '1px solid var(--mui-palette-line-soft)',
        borderRadius: 'var(--mui-radius-lg)',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        backgroundImage: 'none',
        borderRadius: 'var(--mui-radius-lg)',
        boxShadow: 'var(--mui-elevation-3)',
      },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(20 16 8 / 0.6)' },
      },
    },
  },
} satisfies ThemeOptions['components'];
