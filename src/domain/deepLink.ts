import { canalDaQuery, CHAVE_DO_CANAL } from './provedor';
import { CALLBACK_PATH, rotas } from './rotas';

/** The app's own scheme. Its host is the web view's, because that is the only one the identity library accepts. */
export const ESQUEMA_APP = 'itape:';
/** Where the product answers the mobile app, whose own files come with it. */
export const ORIGEM_APP = 'https://app.itape.com.br';
const HOSTS_DO_APP = ['localhost', new URL(ORIGEM_APP).host];
/** Where the provider's pages lead back to in the shell; registered with the provider letter by letter. */
export const CALLBACK_NATIVO = `${ESQUEMA_APP}//localhost${CALLBACK_PATH}/`;
/** Where they lead to after signing out. */
export const SAIDA_NATIVA = `${ESQUEMA_APP}//localhost${rotas.home.path}`;

/** A link of ours cannot grow longer than this by honest use. */
const LINK_MAXIMO = 2000;
const VALOR_MAXIMO = 200;
const CHAVES_DA_BUSCA = ['idaVolta', 'localidadeOrigem', 'localidadeDestino', 'dataPartida', 'dataVolta'];

/** What this device knows of a federated sign-in that it began and that is not back yet. */
export interface LoginEsperado {
  /** The flag `iniciandoLoginFederado` is set. */
  iniciando: boolean;
  /** The state that went out; null when it, or the secret that belongs to it, is not here. */
  state: string | null;
}

/** Where a link that opened the app leads: back from the provider, or to a page. */
export type DestinoDeepLink = { tipo: 'callback' | 'pagina'; path: string };

const toHome = (query = ''): DestinoDeepLink => ({ tipo: 'pagina', path: rotas.home.path + (query && `?${query}`) });

/**
 * Spec §2: a link containing 'callback' goes to /callback/ with code and state, any other to /home with its query and entry channel. The
 * word decides the route only. The code goes along when the link is ours to the letter and answers the sign-in that
 * this device began; otherwise anybody's link could sign a person in as somebody else. Unknown keys and long values
 * of the other links are dropped, and a link that is broken altogether is an ordinary visit to home.
 */
export function resolveDeepLink(link: string, esperado: LoginEsperado): DestinoDeepLink {
  const url = parseLink(link);
  if (!link.includes('callback')) return toHome(url ? keepSearch(url.searchParams) : '');
  const query = url && isOurCallback(url) ? answerOf(url.searchParams, esperado) : null;
  return query ? { tipo: 'callback', path: `${CALLBACK_PATH}/?${query}` } : toHome();
}

/** Web views differ in how they read a scheme of their own, so it is read as https; what is not a plain link is none. */
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

/** The one value of a key; null when it is missing, empty, said twice or too long to be true. */
function only(query: URLSearchParams, key: string, maximo = VALOR_MAXIMO): string | null {
  const [value = '', ...more] = query.getAll(key);
  return value !== '' && more.length === 0 && value.length <= maximo ? value : null;
}

/** Code and state, or the provider's no and state; null unless they answer what this device asked. */
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
