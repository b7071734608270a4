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

/** The route of an address whose loading page the build draws; undefined for other addresses. */
export function telaDesenhada(pathname: string): NomeRota | undefined {
  const wanted = nomeDaRota(pathname);
  return telasDesenhadas.find((nome) => nome === wanted);
}
