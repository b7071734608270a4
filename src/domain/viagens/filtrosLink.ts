import { tiposBeneficio } from '../compra/passageiros/tipoBeneficio';
import { periodos, rotulosClasse } from './viagem';
import { msg } from '../../words/t';

/** Filters of the results; an empty list does not filter. */
export interface Filtros {
  classes: string[];
  periodos: string[];
  precos: string[];
  terminais: string[];
  beneficios: string[];
}
export type CriterioFiltro = keyof Filtros;
/** In the order of the screen. */
export const criterios = ['classes', 'periodos', 'precos', 'terminais', 'beneficios'] as const;

export const ordens = ['horario', 'preco', 'duracao'] as const;
export type Ordem = (typeof ordens)[number];
export const semFiltros: Filtros = { classes: [], periodos: [], precos: [], terminais: [], beneficios: [] };

/** Ranges of the total price per seat; each begins above the end of the one before. */
export const faixasPreco = [
  { valor: 'ate-100', ate: 10_000, rotulo: msg('Até R$ 100') },
  { valor: 'ate-150', ate: 15_000, rotulo: msg('R$ 100 a R$ 150') },
  { valor: 'ate-200', ate: 20_000, rotulo: msg('R$ 150 a R$ 200') },
  { valor: 'ate-300', ate: 30_000, rotulo: msg('R$ 200 a R$ 300') },
  { valor: 'mais-300', ate: Infinity, rotulo: msg('Mais de R$ 300') },
] as const;

/** Fixed options of a filter, in display order; terminals have none. */
export const conhecidos: Partial<Record<CriterioFiltro, () => string[]>> = {
  classes: () => Object.keys(rotulosClasse),
  periodos: () => [...periodos],
  precos: () => faixasPreco.map(({ valor }) => valor),
  beneficios: () => [...tiposBeneficio],
};

const isOrdem = (text: string | null): text is Ordem => ordens.some((ordem) => ordem === text);
const queryNames: Record<CriterioFiltro, string> = {
  classes: 'classe',
  periodos: 'periodo',
  precos: 'preco',
  terminais: 'terminal',
  beneficios: 'beneficio',
};

/** Parses filters and order from an address; unknown values are ignored. */
export function parseFiltros(search: string): { filtros: Filtros; ordem: Ordem } {
  const query = new URLSearchParams(search);
  const ordem = query.get('ordem');
  const chosen = (criterio: CriterioFiltro): string[] => {
    const known = conhecidos[criterio]?.();
    const values = query.getAll(queryNames[criterio]);
    return values.filter((valor) => (known ? known.includes(valor) : valor.length <= 120));
  };
  return {
    filtros: {
      classes: chosen('classes'),
      periodos: chosen('periodos'),
      precos: chosen('precos'),
      terminais: chosen('terminais'),
      beneficios: chosen('beneficios'),
    },
    ordem: isOrdem(ordem) ? ordem : 'horario',
  };
}

/** Address with these filters and order; the default order is omitted. */
export function withFiltros(link: string, filtros: Filtros, ordem: Ordem): string {
  const [path = '', search = ''] = link.split('?');
  const query = new URLSearchParams(search);
  for (const criterio of criterios) {
    query.delete(queryNames[criterio]);
    filtros[criterio].forEach((valor) => query.append(queryNames[criterio], valor));
  }
  query.delete('ordem');
  if (ordem !== 'horario') query.set('ordem', ordem);
  return `${path}?${query}`;
}
