/** What an input says of itself while its field shows an error. */
export const errorProps = (error: string | undefined, errorId: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
