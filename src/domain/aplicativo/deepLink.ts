import { canalDaQuery, CHAVE_DO_CANAL } from '../sessao/provedor';
import { CALLBACK_PATH, rotas } from '../base/rotas';

/** The app's URL scheme. Its host equals the web view's, the only one that the identity library accepts. */
export const ESQUEMA_APP = 'itape:';
/** Origin of the API for the mobile app, which bundles its own files. */
export const ORIGEM_APP = 'https://app.itape.com.br';
const HOSTS_DO_APP = ['localhost', new URL(ORIGEM_APP).host];
/** OAuth redirect URI of the shell; the provider's registration must match it exactly. */
export const CALLBACK_NATIVO = `${ESQUEMA_APP}//localhost${CALLBACK_PATH}/`;
/** Redirect URI after signing out. */
export const SAIDA_NATIVA = `${ESQUEMA_APP}//localhost${rotas.home.path}`;

/** Maximum length of a legitimate link. */
const LINK_MAXIMO = 2000;
const VALOR_MAXIMO = 200;
const CHAVES_DA_BUSCA = ['idaVolta', 'localidadeOrigem', 'localidadeDestino', 'dataPartida', 'dataVolta'];

/** State of a federated sign-in that this device started and that has not returned. */
export interface LoginEsperado {
  /** The flag `iniciandoLoginFederado` is set. */
  iniciando: boolean;
  /** The OAuth `state` sent; null when it or its PKCE verifier is missing on this device. */
  state: string | null;
}

/** Target of a link that opened the app: the OAuth callback, or a page. */
export type DestinoDeepLink = { tipo: 'callback' | 'pagina'; path: string };

const toHome = (query = ''): DestinoDeepLink => ({ tipo: 'pagina', path: rotas.home.path + (query && `?${query}`) });

/**
 * Resolves a link that opened the app. Spec §2: a link containing 'callback' goes to /callback/ with code and state,
 * any other to /home with its query and entry channel. The word only selects the route: the code is passed on when the
 * link equals our redirect URI and its `state` matches the sign-in started on this device, which prevents login CSRF.
 * Other links lose unknown keys and overlong values, and a malformed link opens plain home.
 */
export function resolveDeepLink(link: string, esperado: LoginEsperado): DestinoDeepLink {
  const url = parseLink(link);
  if (!link.includes('callback')) return toHome(url ? keepSearch(url.searchParams) : '');
  const query = url && isOurCallback(url) ? answerOf(url.searchParams, esperado) : null;
  return query ? { tipo: 'callback', path: `${CALLBACK_PATH}/?${query}` } : toHome();
}

/**
 * Web views parse custom schemes differently, so the link is parsed as https; links with control characters, spaces or
 * backslashes are refused.
 */
function parseLink(link: string): URL | null {
  if (link.length > LINK_MAXIMO || /[^!-~]|\\/.test(link)) return null;
  const rest = /^(?:itape|https):\/\/(?!\/)(.*)$/i.exec(link)?.[1];
  try {
    return rest === undefined ? null : new URL(`https://${rest}`);
  } catch {
    return null;
  }
}

function isOurCallback({ host, pathname, username, password, hash }: URL): boolean {
  const plain = username === '' && password === '' && hash === '';
  return plain && HOSTS_DO_APP.includes(host) && pathname.replace(/\/$/, '') === CALLBACK_PATH;
}

/** The single value of a key; null when it is missing, empty, repeated or too long. */
function only(query: URLSearchParams, key: string, maximo = VALOR_MAXIMO): string | null {
  const [value = '', ...more] = query.getAll(key);
  return value !== '' && more.length === 0 && value.length <= maximo ? value : null;
}

/** Code and state, or error and state; null unless they answer the sign-in that this device started. */
function answerOf(query: URLSearchParams, { iniciando, state }: LoginEsperado): URLSearchParams | null {
  if (!iniciando || state === null || only(query, 'state', LINK_MAXIMO) !== state) return null;
  const code = only(query, 'code');
  const error = only(query, 'error');
  if (code !== null && !query.has('error')) return new URLSearchParams({ code, state });
  return error !== null && !query.has('code') ? new URLSearchParams({ error, state }) : null;
}

function keepSearch(query: URLSearchParams): string {
  const kept = CHAVES_DA_BUSCA.flatMap((key) => {
    const value = only(query, key);
    return value === null ? [] : [[key, value]];
  });
  const canal = canalDaQuery(query);
  return new URLSearchParams(canal === null ? kept : [...kept, [CHAVE_DO_CANAL, canal]]).toString();
}
