/** Provider or channel of a login or a sale (spec §3). A stored provedor other than itape means federated login. */
export const provedores = { itape: 1, google: 2, apple: 3, wifi: 4, agencia: 5, agenciaCorreios: 6 } as const;
export type Provedor = keyof typeof provedores;
export type ProvedorFederado = 'google' | 'apple';

export const isFederado = (provedor: Provedor | null): boolean => provedor !== null && provedor !== 'itape';

/** The provider of a Cognito username, which prefixes federated users: `Google_117…`, `signinwithapple_0019…`. */
export function provedorDeUsername(username: string): 'itape' | ProvedorFederado {
  if (/^google_/i.test(username)) return 'google';
  return /^signinwithapple_/i.test(username) ? 'apple' : 'itape';
}

export const isProvedorFederado = (text: unknown): text is ProvedorFederado => text === 'google' || text === 'apple';

/** Entry channels of an own sign-in: the Wi-Fi portal on board, the post office's counter. */
const canais = ['wifi', 'agenciaCorreios'] as const;
export type CanalDeEntrada = (typeof canais)[number];

export const isCanalDeEntrada = (text: unknown): text is CanalDeEntrada => canais.some((canal) => canal === text);

/** True for the wire code of an entry channel. */
export const isTipoDeCanal = (tipo: number): boolean => canais.some((canal) => provedores[canal] === tipo);

/** Query parameter that names the entry channel. */
export const CHAVE_DO_CANAL = 'canal';

/** The entry channel of a query; null unless it is known and occurs once. */
export function canalDaQuery(query: URLSearchParams): CanalDeEntrada | null {
  const [canal, ...more] = query.getAll(CHAVE_DO_CANAL);
  return isCanalDeEntrada(canal) && more.length === 0 ? canal : null;
}

/** The entry channel of a path with its query. */
export const canalDoLink = (path: string): CanalDeEntrada | null =>
  canalDaQuery(new URLSearchParams(path.split('#')[0]?.split('?').slice(1).join('?')));
