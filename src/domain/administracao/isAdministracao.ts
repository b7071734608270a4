import { rotas } from '../base/rotas';

/** Whether an address belongs to the back office, whose pages have a frame of their own. */
export const isAdministracao = (pathname: string): boolean =>
  pathname === rotas.administracao.path || pathname.startsWith(`${rotas.administracao.path}/`);
