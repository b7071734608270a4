/** The providers as their people call them. */
export const rotulosProvedor = { itape: 'e-mail e senha', google: 'o Google', apple: 'a Apple' } as const;
