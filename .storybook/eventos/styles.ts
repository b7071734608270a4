import { styled } from 'storybook/theming';

/** The book's frame is not part of the product: it uses Storybook's theme, set to the brand. */
export const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 24,
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
}));

export const Notice = styled.p({ gridColumn: '1 / -1', margin: 0 });

export const Part = styled.section({
  minWidth: 0,
  h2: { margin: '0 0 8px', fontSize: 14, fontWeight: 700 },
  h3: { margin: '8px 0 4px', fontSize: 13, fontWeight: 700 },
  h4: { margin: '8px 0 4px', fontSize: 13, fontWeight: 600 },
  summary: { cursor: 'pointer' },
});

export const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, margin: '8px 0' });

export const Field = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginBottom: 8,
  fontWeight: 600,
  'input, select, textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 32,
    padding: '4px 8px',
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    background: theme.input.background,
    color: theme.input.color,
    font: 'inherit',
    fontWeight: 400,
  },
  'select[size]': { fontFamily: theme.typography.fonts.mono, fontSize: 12 },
  textarea: { fontFamily: theme.typography.fonts.mono, fontSize: 12, resize: 'vertical' },
}));

export const Button = styled.button(({ theme }) => ({
  minHeight: 32,
  padding: '4px 12px',
  marginBottom: 8,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.color.defaultText,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { background: theme.color.secondary, color: theme.color.inverseText },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
}));

export const Hint = styled.p(({ theme }) => ({ minHeight: 20, margin: 0, color: theme.color.defaultText }));

export const Faults = styled.div(({ theme }) => ({
  color: theme.color.negativeText,
  p: { margin: '4px 0 0' },
}));

export const List = styled.ul(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  li: { padding: '4px 0', borderBottom: `1px solid ${theme.appBorderColor}` },
  p: { margin: 0, overflowWrap: 'anywhere' },
  em: { color: theme.color.defaultText, fontStyle: 'normal' },
  summary: { cursor: 'pointer' },
  pre: { margin: '4px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));
