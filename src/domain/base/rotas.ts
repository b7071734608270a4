import { msg } from '../../words/t';

/**
 * The route table of spec §2 as data: the router, the guard, the API matrix and the journeys read it.
 * `open` shows to anybody; `login` needs a valid non-service login; `agencia` the agency guard;
 * `responsavel` agency-responsible users only. Beyond the specification (ADR 53): `administracao` the company's staff
 * (Admin or Operacao); `admin` Admin only.
 */
export type Acesso = 'open' | 'login' | 'agencia' | 'responsavel' | 'administracao' | 'admin';

export interface Rota {
  path: string;
  titulo: string;
  acesso: Acesso;
  /** Readable offline by a remembered visitor, since its data is kept on the device. */
  semRede?: true;
  /** A page of the purchase: a session that dies on it is renewed in place, and nothing on it is lost (ADR 70). */
  emCompra?: true;
  /** Its words are Portuguese in every language, as those of the staff's pages are. */
  soPortugues?: true;
  /** Its title is heard and not seen: what stands at its top says more. */
  tituloOculto?: true;
  /** Its list matters more than its name: a smaller heading on phones. */
  denso?: true;
  /** Its page is as narrow as a form, its title included. */
  largura?: 'form';
}

export const rotas = {
  home: { path: '/home', titulo: msg('Passagens de ônibus'), acesso: 'open' },
  resultadoBusca: { path: '/resultado-busca-viagens', titulo: msg('Viagens'), acesso: 'open', denso: true },
  comprarViagem: {
    path: '/comprar-viagem',
    titulo: msg('Comprar viagem'),
    acesso: 'login',
    emCompra: true,
    tituloOculto: true,
  },
  trabalheConosco: { path: '/trabalhe-conosco', titulo: msg('Trabalhe conosco'), acesso: 'open' },
  quemSomos: { path: '/quem-somos', titulo: msg('Quem somos'), acesso: 'open' },
  termosDeUso: { path: '/termos-de-uso', titulo: msg('Termos de uso'), acesso: 'open' },
  acessibilidade: { path: '/acessibilidade', titulo: msg('Acessibilidade'), acesso: 'open' },
  privacidade: { path: '/privacidade', titulo: msg('Privacidade'), acesso: 'open' },
  nossaFrota: { path: '/nossa-frota', titulo: msg('Nossa frota'), acesso: 'open' },
  atendimentoAjuda: { path: '/atendimento-ajuda', titulo: msg('Atendimento e ajuda'), acesso: 'open' },
  viagemEmGrupo: { path: '/viagem-em-grupo', titulo: msg('Viagem em grupo'), acesso: 'open', largura: 'form' },
  destinos: { path: '/destinos', titulo: msg('Destinos'), acesso: 'open' },
  minhasViagens: { path: '/minhas-viagens', titulo: msg('Minhas viagens'), acesso: 'login', semRede: true },
  minhaConta: { path: '/minha-conta', titulo: msg('Minha conta'), acesso: 'login' },
  pagamentoPix: { path: '/pagamento-pix', titulo: msg('Pagamento com Pix'), acesso: 'login', emCompra: true },
  pagamentoBoleto: { path: '/pagamento-boleto', titulo: msg('Pagamento com boleto'), acesso: 'login' },
  aplicativoItape: { path: '/aplicativo-itape', titulo: msg('Aplicativo Itapê'), acesso: 'open' },
  encomendas: { path: '/encomendas', titulo: msg('Encomendas'), acesso: 'open', soPortugues: true },
  rastreioEncomenda: {
    path: '/encomendas/rastreio',
    titulo: msg('Rastreio de encomenda'),
    acesso: 'open',
    soPortugues: true,
  },
  encontrarBilhete: {
    path: '/encontrar-bilhete',
    titulo: msg('Encontrar meu bilhete'),
    acesso: 'open',
    largura: 'form',
  },
  operadores: { path: '/operadores', titulo: 'Operadores', acesso: 'responsavel' },
  relatorioFechamento: {
    path: '/relatorio-fechamento-operador',
    titulo: 'Fechamento de caixa',
    acesso: 'agencia',
  },
  pagamentoExterno: { path: '/pagamento-externo', titulo: 'Pagamento externo', acesso: 'agencia' },
  pedidos: { path: '/pedidos', titulo: 'Pedidos', acesso: 'agencia' },
  cancelarAvisos: { path: '/cancelar-avisos', titulo: msg('Lembretes por e-mail'), acesso: 'open', largura: 'form' },
  embarque: { path: '/embarque', titulo: msg('Embarque'), acesso: 'open', soPortugues: true },
  informacaoViagem: { path: '/informacao-de-viagem', titulo: msg('Informação de viagem'), acesso: 'open' },
  administracao: { path: '/administracao', titulo: 'Administração', acesso: 'administracao' },
  administracaoOperacao: { path: '/administracao/operacao', titulo: 'Operação do dia', acesso: 'administracao' },
  administracaoAtendimentos: { path: '/administracao/atendimentos', titulo: 'Atendimentos', acesso: 'administracao' },
  administracaoManifestacoes: {
    path: '/administracao/manifestacoes',
    titulo: 'Manifestações',
    acesso: 'administracao',
  },
  administracaoCandidaturas: { path: '/administracao/candidaturas', titulo: 'Candidaturas', acesso: 'administracao' },
  administracaoCatalogo: { path: '/administracao/catalogo', titulo: 'Catálogo', acesso: 'administracao' },
  administracaoLinhas: { path: '/administracao/linhas', titulo: 'Linhas e horários', acesso: 'administracao' },
  administracaoOnibus: { path: '/administracao/onibus', titulo: 'Ônibus', acesso: 'administracao' },
  administracaoAlertas: { path: '/administracao/alertas', titulo: 'Alertas', acesso: 'administracao' },
  administracaoAcessos: { path: '/administracao/acessos', titulo: 'Quem viu os dados de quem', acesso: 'admin' },
  administracaoDesempenho: { path: '/administracao/desempenho', titulo: 'Desempenho', acesso: 'admin' },
  agencias: { path: '/administracao/agencias', titulo: 'Agências', acesso: 'admin' },
  administracaoEmpresa: { path: '/administracao/empresa', titulo: 'Dados da empresa', acesso: 'admin' },
  cupons: { path: '/administracao/cupons', titulo: 'Cupons', acesso: 'administracao' },
  tarifas: { path: '/administracao/tarifas', titulo: 'Tarifas', acesso: 'administracao' },
} as const satisfies Record<string, Rota>;

export type NomeRota = keyof typeof rotas;

/** OAuth redirect path; it renders no content of its own. */
export const CALLBACK_PATH = '/callback';

/** Decodes segment by segment, so that an encoded slash stays inside its segment. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/**
 * The route of an address, encoded or not, with or without trailing slashes, as the router resolves it; null for any
 * other path, which redirects home.
 */
export function rotaOf(pathname: string): Rota | null {
  const path = decodePath(pathname).replace(/\/+$/, '');
  return Object.values(rotas).find((rota) => rota.path === path) ?? null;
}

/**
 * True for an address where staff work, of an agency or of the company; those pages have no foot for travellers. The
 * parcel counter shares its path with the customers' page.
 */
export function isDeTrabalho(pathname: string, search: string): boolean {
  const rota: Rota | null = rotaOf(pathname);
  if (rota === rotas.encomendas) return new URLSearchParams(search).has('balcao');
  return rota !== null && isDaEquipe(rota);
}

const isDaEquipe = ({ acesso }: Rota): boolean => acesso !== 'open' && acesso !== 'login';

/** True for a page that is Portuguese in every language: of staff, of parcels, of boarding. */
export const isSoPortugues = (rota: Rota): boolean => rota.soPortugues === true || isDaEquipe(rota);

/** True for a page of an agency's people, which has their navigation beside it. */
export const isDaAgencia = ({ acesso }: Rota): boolean => acesso === 'agencia' || acesso === 'responsavel';

/** True for an address of the purchase, query included. */
export const isEmCompra = (link: string): boolean => rotaOf(link.split('?')[0] ?? '')?.emCompra === true;

/** The name of an address's route in the table, `outra` where it has none: addresses hold ids and what was searched for. */
export function nomeDaRota(pathname: string): string {
  const rota = rotaOf(pathname);
  return Object.entries(rotas).find(([, one]) => one === rota)?.[0] ?? 'outra';
}
