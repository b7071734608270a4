import { msg } from '../../../words/t';

/** Names of the providers. */
export const rotulosProvedor = {
  itape: msg('e-mail e senha'),
  google: msg('o Google'),
  apple: msg('a Apple'),
} as const;
