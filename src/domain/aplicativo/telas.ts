import { isSoPortugues, nomeDaRota, type NomeRota, type Rota, rotas } from '../base/rotas';

/**
 * True for a page that the build draws as it looks while it loads, so that it stands before any code has run. Staff keep
 * their pages open; home is drawn whole.
 */
const isDesenhada = (rota: Rota): boolean => rota !== rotas.home && !isSoPortugues(rota);

/** Routes whose loading page the build draws. */
export const telasDesenhadas = (Object.keys(rotas) as NomeRota[]).filter((nome) => isDesenhada(rotas[nome]));

/** The built file of a drawn page. */
export const arquivoDaTela = (nome: NomeRota): string => `tela-${nome}.html`;

/** True for the address of a page that the build draws. */
export const isTelaDesenhada = (pathname: string): boolean =>
  telasDesenhadas.some((nome) => nome === nomeDaRota(pathname));
