/** Provider or channel of a login or a sale (spec §3). A stored provedor other than itape means federated login. */
export const provedores = { itape: 1, google: 2, apple: 3, wifi: 4, agencia: 5, agenciaCorreios: 6 } as const;
export type Provedor = keyof typeof provedores;
export type ProvedorFederado = 'google' | 'apple';

export const isProvedor = (text: unknown): text is Provedor =>
  typeof text === 'string' && Object.hasOwn(provedores, text);
export const isFederado = (provedor: Provedor | null): boolean => provedor !== null && provedor !== 'itape';

/** Cognito names the people of Google and Apple after their provider: `Google_117…`, `signinwithapple_0019…`. */
export function provedorDeUsername(username: string): 'itape' | ProvedorFederado {
  if (/^google_/i.test(username)) return 'google';
  return /^signinwithapple_/i.test(username) ? 'apple' : 'itape';
}
