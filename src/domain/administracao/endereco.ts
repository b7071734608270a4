import { readProtocolo } from '../empresa/protocolo';

/** Filters of a section, as they stand in its address. */
export type Busca = Record<string, string>;

/** A section's address with filters; empty ones are left out. */
export function toEndereco(path: string, busca: Busca): string {
  const search = new URLSearchParams(Object.entries(busca).filter(([, value]) => value !== '')).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A value of an address if it is one of those allowed. */
export function readOpcao<T extends string>(search: string, nome: string, opcoes: readonly T[]): T | undefined {
  const text = new URLSearchParams(search).get(nome);
  return opcoes.find((opcao) => opcao === text);
}

/** A protocol in an address. */
export const readProtocoloDe = (search: string, nome: string): string | undefined =>
  readProtocolo(new URLSearchParams(search).get(nome) ?? '') ?? undefined;

/** The number of a page in an address, from 1. */
export function readPagina(search: string): number {
  const text = new URLSearchParams(search).get('pagina') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** `21 a 40 de 134`; empty without rows. */
export function textoDaPagina(pagina: number, porPagina: number, total: number): string {
  if (total === 0) return '';
  const first = (pagina - 1) * porPagina + 1;
  return `${first} a ${Math.min(total, first + porPagina - 1)} de ${total}`;
}
