import { rotaOf, rotas } from '../base/rotas';

/** Channels of push notices: a browser, or the mobile app on Android or iOS. */
export type CanalPush = 'web' | 'android' | 'ios';

const LINK_MAXIMO = 500;

/** Maximum registered devices per person; a further one replaces the oldest registration. */
export const MAXIMO_APARELHOS_AVISADOS = 10;

/**
 * The browsers' push services. The page supplies the subscription's address and the server calls it, so any other host
 * is refused (SSRF).
 */
const SERVICOS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** True for an https address at one of the browsers' push services. */
export function isEnderecoPush(endereco: string): boolean {
  let url: URL;
  try {
    url = new URL(endereco);
  } catch {
    return false;
  }
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return SERVICOS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Target of a click on a notice: a known path of this site, else the home page. */
export function destinoDoAviso(link: string): string {
  const [pathname = ''] = link.split('?');
  const isOurs = link.length <= LINK_MAXIMO && /^\/[\w/-]*(\?[\w=&%.-]*)?$/.test(link) && !link.startsWith('//');
  return isOurs && rotaOf(pathname) !== null ? link : rotas.home.path;
}
