import { string } from 'yup';

/** A text that one rule judges, the empty text too. */
export const textRule = (mensagem: string, isRight: (text: string) => boolean) =>
  string().default('').test('texto', mensagem, isRight);
