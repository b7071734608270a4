import { formatDia, parseDataBr } from '../base/data';
import { formatCpf, onlyDigits } from '../base/pessoa/cpf';
import { filtroVazio, gruposPedido, type FiltroEndereco } from './pedidosAgencia';

/** Filters of an agency's orders as typed; empty means all. */
export interface DadosFiltroPedidos {
  de: string;
  ate: string;
  situacao: string;
  operador: string;
  localizador: string;
  cpf: string;
}

export const toDadosFiltroPedidos = (filtro: FiltroEndereco, cpf: string | null): DadosFiltroPedidos => ({
  de: filtro.de ? formatDia(filtro.de) : '',
  ate: filtro.ate ? formatDia(filtro.ate) : '',
  situacao: filtro.situacao ?? '',
  operador: filtro.operador ?? '',
  localizador: filtro.localizador ?? '',
  cpf: cpf ? formatCpf(onlyDigits(cpf)) : '',
});

/** The part of the filters that may stand in the address. */
export const toFiltroEndereco = (dados: DadosFiltroPedidos): FiltroEndereco => ({
  ...filtroVazio,
  de: parseDataBr(dados.de),
  ate: parseDataBr(dados.ate),
  situacao: gruposPedido.find((grupo) => grupo === dados.situacao) ?? null,
  operador: dados.operador === '' ? null : dados.operador,
  localizador: dados.localizador === '' ? null : dados.localizador,
});

/** The CPF, which stays out of the address as personal data. */
export const toCpfProcurado = ({ cpf }: DadosFiltroPedidos): string | null => (cpf === '' ? null : onlyDigits(cpf));
