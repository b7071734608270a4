export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger' | 'onBrand';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Our words for a button's weight, in MUI's. Shared by Button and LinkButton, which must look the same. */
export const looks = {
  primary: { variant: 'contained', color: 'primary' },
  accent: { variant: 'contained', color: 'secondary' },
  secondary: { variant: 'outlined', color: 'primary' },
  quiet: { variant: 'text', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
  /** For the header and other dark grounds of the brand. */
  onBrand: { variant: 'outlined', color: 'inherit' },
} as const satisfies Record<ButtonVariant, { variant: string; color: string }>;
