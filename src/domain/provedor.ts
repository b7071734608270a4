/** Provider or channel of a login or a sale (spec §3). A stored provedor other than itape means federated login. */
export const provedores = { itape: 1, google: 2, apple: 3, wifi: 4, agencia: 5, agenciaCorreios: 6 } as const;
export type Provedor = keyof typeof provedores;
export type ProvedorFederado = 'google' | 'apple';

export const isFederado = (provedor: Provedor | null): boolean => provedor !== null && provedor !== 'itape';

/** Cognito names the people of Google and Apple after their provider: `Google_117…`, `signinwithapple_0019…`. */
export function provedorDeUsername(username: string): 'itape' | ProvedorFederado {
  if (/^google_/i.test(username)) return 'google';
  return /^signinwithapple_/i.test(username) ? 'apple' : 'itape';
}

export const isProvedorFederado = (text: unknown): text is ProvedorFederado => text === 'google' || text === 'apple';

/** Where an own sign-in was entered from: the Wi-Fi portal on board, the counter of the post office. */
const canais = ['wifi', 'agenciaCorreios'] as const;
export type CanalDeEntrada = (typeof canais)[number];

export const isCanalDeEntrada = (text: unknown): text is CanalDeEntrada => canais.some((canal) => canal === text);

/** True for the number of a channel on the wire. */
export const isTipoDeCanal = (tipo: number): boolean => canais.some((canal) => provedores[canal] === tipo);

/** Parameter of an address or a deep link that names the entry channel. */
export const CHAVE_DO_CANAL = 'canal';

/** The channel named by a query; null unless it is one of ours and said once. */
export function canalDaQuery(query: URLSearchParams): CanalDeEntrada | null {
  const [canal, ...more] = query.getAll(CHAVE_DO_CANAL);
  return isCanalDeEntrada(canal) && more.length === 0 ? canal : null;
}

/** The channel named by a path of ours with its query. */
export const canalDoLink = (path: string): CanalDeEntrada | null =>
  canalDaQuery(new URLSearchParams(path.split('#')[0]?.split('?').slice(1).join('?')));
