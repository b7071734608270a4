import { rotaOf, rotas } from './rotas';

/** What notices of a trip may go over: a browser, or the mobile app of either kind. */
export type CanalPush = 'web' | 'android' | 'ios';

const LINK_MAXIMO = 500;

/** More devices than this nobody carries; the one that registered longest ago makes place. */
export const MAXIMO_APARELHOS_AVISADOS = 10;

/**
 * The push services of the browsers there are. The address of a subscription comes from the page, and our server calls
 * it: anywhere else it must not be sent.
 */
const SERVICOS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Whether an address is one of a browser's push service. */
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

/** Where a notice leads: a page of ours that has a screen, else home. */
export function destinoDoAviso(link: string): string {
  const [pathname = ''] = link.split('?');
  const isOurs = link.length <= LINK_MAXIMO && /^\/[\w/-]*(\?[\w=&%.-]*)?$/.test(link) && !link.startsWith('//');
  return isOurs && rotaOf(pathname) !== null ? link : rotas.home.path;
}
