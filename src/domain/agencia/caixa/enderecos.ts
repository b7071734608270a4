import { isDia } from '../../base/data';
import { estadosCaixa } from './estado';
import { rotas } from '../../base/rotas';
import type { FiltroFechamentos } from '../../wire/agencia/caixas';

const { path } = rotas.relatorioFechamento;

/** The view selected by the page's address. */
export type VistaFechamento =
  | { tipo: 'caixa' }
  | { tipo: 'historico'; filtro: FiltroFechamentos }
  | { tipo: 'relatorio' | 'contagem'; id: string };

export const enderecoRelatorio = (id: string): string => `${path}?caixa=${id}`;
export const enderecoContagem = (id: string): string => `${path}?contar=${id}`;
export const ENDERECO_CAIXA = path;

/** Address of the history with a filter; fields not chosen are left out. */
export function enderecoHistorico(filtro: FiltroFechamentos): string {
  const chosen = Object.entries(filtro).filter(([key, value]) => value && !(key === 'pagina' && value === '1'));
  return `${path}?${new URLSearchParams([['aba', 'historico'], ...chosen]).toString()}`;
}

/** Parses the page's address; invalid values are ignored. */
export function readEndereco(search: string): VistaFechamento {
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name) ?? '';
  const id = (name: string): string => (/^[A-Za-z0-9-]{1,64}$/.test(text(name)) ? text(name) : '');
  if (id('contar')) return { tipo: 'contagem', id: id('contar') };
  if (id('caixa')) return { tipo: 'relatorio', id: id('caixa') };
  if (text('aba') !== 'historico') return { tipo: 'caixa' };
  const estado = estadosCaixa.find((one) => one === text('estado'));
  const filtro: FiltroFechamentos = {
    ...(estado && { estado }),
    ...(id('operador') && { operador: id('operador') }),
    ...(isDia(text('inicio')) && { inicio: text('inicio') }),
    ...(isDia(text('fim')) && { fim: text('fim') }),
    ...(/^[1-9]\d{0,3}$/.test(text('pagina')) && { pagina: text('pagina') }),
  };
  return { tipo: 'historico', filtro };
}
