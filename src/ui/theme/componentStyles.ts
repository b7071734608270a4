import type { ThemeOptions } from '@mui/material/styles';

const ring = { outline: '3px solid var(--it-focus)', outlineOffset: '2px' };

/** How MUI's own parts look in our brand. What is not MUI's stands in the `.css` file beside its component. */
export const componentStyles = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { WebkitTextSizeAdjust: '100%', overflowWrap: 'break-word' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': ring } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 48,
        minWidth: 48,
        padding: '10px 20px',
        borderRadius: 'var(--mui-radius-md)',
        transition: 'background-color var(--mui-duration-quick), border-color var(--mui-duration-quick)',
        '&[aria-disabled="true"]': { cursor: 'progress' },
        '&.MuiButton-colorInherit, &.MuiButton-colorInherit:hover': { borderColor: 'currentColor' },
        '&.MuiButton-colorInherit': { backgroundColor: 'transparent' },
        '&.MuiButton-colorInherit:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
        '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
      },
      sizeSmall: { minHeight: 40, padding: '6px 14px', fontSize: 'var(--mui-text-sm)' },
      sizeLarge: { minHeight: 56, padding: '14px 28px', fontSize: 'var(--mui-text-lg)' },
      outlined: {
        borderWidth: 1.5,
        borderColor: 'var(--mui-palette-line-strong)',
        backgroundColor: 'var(--mui-palette-background-paper)',
        '&:hover': { borderColor: 'currentColor', backgroundColor: 'var(--mui-palette-primary-soft)' },
      },
      text: {
        padding: '10px 12px',
        '&:hover': { backgroundColor: 'var(--mui-palette-primary-soft)', color: 'var(--mui-palette-primary-onSoft)' },
      },
      startIcon: { marginLeft: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        color: 'inherit',
        borderRadius: 'var(--mui-radius-md)',
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
      },
    },
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
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: 'var(--mui-palette-surface-sunken)' },
        // A ring around a button inside the field would lie over the field's own edge.
        '& button:focus-visible': { outlineOffset: '-4px' },
      },
      input: { padding: '13px 14px', height: '1.625em', lineHeight: 1.625 },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 44, padding: '8px 2px' },
      switchBase: {
        padding: '11px 5px',
        borderRadius: 'var(--mui-radius-pill)',
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { color: 'var(--mui-palette-primary-contrastText)', transform: 'translateX(20px)' },
        '&.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': ring,
      },
      thumb: { width: 22, height: 22, boxShadow: 'var(--mui-elevation-1)' },
      track: { opacity: 1, borderRadius: 'var(--mui-radius-pill)', backgroundColor: 'var(--mui-palette-line-strong)' },
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
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginTop: 4,
        minWidth: 200,
        backgroundImage: 'none',
        backgroundColor: 'var(--mui-palette-surface-raised)',
        border: '1px solid var(--mui-palette-line-soft)',
        borderRadius: 'var(--mui-radius-md)',
        boxShadow: 'var(--mui-elevation-2)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 44,
        gap: 'var(--mui-space-3)',
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: '-3px' },
      },
    },
  },
} satisfies ThemeOptions['components'];
