import { isSoPortugues, nomeDaRota, type NomeRota, type Rota, rotas } from '../base/rotas';
import { etapaDoLink } from '../compra/fases/etapaDoLink';
import { parseCompra } from '../compra/parseCompra';

/** A drawn page: of a route, or of a later step of the purchase, whose address is that of its first step. */
export type NomeTela = NomeRota | 'comprarViagem-passageiros' | 'comprarViagem-pagamento';

/**
 * True for a page that the build draws as it looks while it loads, so that it stands before any code has run. Staff keep
 * their pages open; home is drawn whole.
 */
const isDesenhada = (rota: Rota): boolean => rota !== rotas.home && !isSoPortugues(rota);

const rotasDesenhadas = (Object.keys(rotas) as NomeRota[]).filter((nome) => isDesenhada(rotas[nome]));

/** The pages that the build draws as they look while they load. */
export const telasDesenhadas: readonly NomeTela[] = [
  ...rotasDesenhadas,
  'comprarViagem-passageiros',
  'comprarViagem-pagamento',
];

/** The route of a drawn page. */
export const rotaDaTela = (tela: NomeTela): NomeRota => tela.split('-', 1)[0] as NomeRota;

/** The built file of a drawn page. */
export const arquivoDaTela = (tela: NomeTela): string => `tela-${tela}.html`;

/** The drawn page of an address; undefined for addresses without one. */
export function telaDesenhada(pathname: string, query = ''): NomeTela | undefined {
  const wanted = nomeDaRota(pathname);
  const nome = rotasDesenhadas.find((one) => one === wanted);
  if (nome !== 'comprarViagem') return nome;
  const link = parseCompra(query);
  const etapa = link ? etapaDoLink(link) : 'poltronas';
  return etapa === 'poltronas' ? nome : `comprarViagem-${etapa}`;
}
