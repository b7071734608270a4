export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger' | 'onBrand';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  variant: ButtonVariant;
  size: ButtonSize;
  fullWidth: boolean;
  flush?: boolean;
  loading?: boolean;
}

/** Classes of the button style, shared by Button and LinkButton. */
export function buttonClass({ variant, size, fullWidth, flush, loading = false }: Look): string {
  const classes = ['it-button', `it-button--${variant}`, `it-button--${size}`];
  if (fullWidth) classes.push('it-button--full');
  if (flush) classes.push('it-button--flush');
  if (loading) classes.push('it-button--loading');
  return classes.join(' ');
}
