/** Names of the providers. */
export const rotulosProvedor = { itape: 'e-mail e senha', google: 'o Google', apple: 'a Apple' } as const;
