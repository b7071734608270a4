import { readCodigoEncomenda } from './codigoEncomenda';
import { rotas } from './rotas';

/** The steps of sending a parcel, as the address names them. */
export const etapasEncomenda = ['cotacao', 'pessoas', 'documento', 'revisao', 'pronta'] as const;
export type EtapaEncomenda = (typeof etapasEncomenda)[number];

/** The step that an address means; the first where it names none. */
export const readEtapa = (search: string): EtapaEncomenda =>
  etapasEncomenda.find((etapa) => etapa === new URLSearchParams(search).get('etapa')) ?? 'cotacao';

export const toEtapaLink = (etapa: EtapaEncomenda): string =>
  etapa === 'cotacao' ? rotas.encomendas.path : `${rotas.encomendas.path}?etapa=${etapa}`;

/** Where a parcel that was announced is shown; its code outlives a refresh there. */
export const toProntaLink = (codigo: string): string => `${toEtapaLink('pronta')}&codigo=${codigo}`;

/** The code that an address carries; null where it is none. */
export const readCodigo = (search: string): string | null =>
  readCodigoEncomenda(new URLSearchParams(search).get('codigo') ?? '');

/** A code is no secret: it stands on the parcel. The four digits never stand in an address. */
export const toRastreioLink = (codigo: string): string => `${rotas.rastreioEncomenda.path}?codigo=${codigo}`;

/** The counter, with a parcel in hand or without. */
export const toBalcaoLink = (codigo = ''): string => `${rotas.encomendas.path}?balcao=${codigo}`;
