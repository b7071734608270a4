/** ARIA attributes of an input with an error. */
export const errorProps = (error: string | undefined, errorId: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
