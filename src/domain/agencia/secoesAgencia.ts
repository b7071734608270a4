import { type Rota, rotas } from '../base/rotas';
import { decideAcesso, type Visitante } from '../sessao/acesso';

/** Names of the groups of sections, in display order. */
const GRUPOS = { vender: 'Vender', atender: 'Atender', agencia: 'Agência' } as const;

interface Secao {
  rota: Rota;
  /** Name in the navigation. */
  rotulo: string;
  grupo: keyof typeof GRUPOS;
  /** Letter that opens it with Alt; digits are those of the page. */
  tecla: string;
  /** Address, where it is not the route's alone. */
  endereco?: string;
}

/** The pages that an agency works with. A new one is a line here. */
const SECOES: readonly Secao[] = [
  { rota: rotas.home, rotulo: 'Passagem', grupo: 'vender', tecla: 'V' },
  {
    rota: rotas.encomendas,
    rotulo: 'Encomenda',
    grupo: 'vender',
    tecla: 'M',
    endereco: `${rotas.encomendas.path}?balcao=`,
  },
  { rota: rotas.pedidos, rotulo: rotas.pedidos.titulo, grupo: 'atender', tecla: 'P' },
  { rota: rotas.pagamentoExterno, rotulo: rotas.pagamentoExterno.titulo, grupo: 'atender', tecla: 'X' },
  { rota: rotas.embarque, rotulo: rotas.embarque.titulo, grupo: 'atender', tecla: 'B' },
  { rota: rotas.relatorioFechamento, rotulo: rotas.relatorioFechamento.titulo, grupo: 'agencia', tecla: 'C' },
  { rota: rotas.operadores, rotulo: rotas.operadores.titulo, grupo: 'agencia', tecla: 'O' },
];

interface GrupoDeSecoes {
  id: string;
  title: string;
  links: { href: string; label: string; current: boolean; shortcut: string }[];
}

/** The pages that this visitor may open, by group, with the key of each. `atual` is the path on screen. */
export function secoesDaAgencia(visitante: Visitante, atual: string): GrupoDeSecoes[] {
  const permitidas = SECOES.filter(({ rota }) => decideAcesso(rota.acesso, visitante) === 'allowed');
  return Object.entries(GRUPOS).map(([id, title]) => ({
    id,
    title,
    links: permitidas
      .filter(({ grupo }) => grupo === id)
      .map(({ rota, rotulo, tecla, endereco }) => ({
        href: endereco ?? rota.path,
        label: rotulo,
        current: rota.path === atual,
        shortcut: `Alt+${tecla}`,
      })),
  }));
}
