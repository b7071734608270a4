import { rotas } from './rotas';

/** The steps of sending a parcel, as the address names them. */
export const etapasEncomenda = ['cotacao', 'pessoas', 'documento', 'revisao', 'pronta'] as const;
export type EtapaEncomenda = (typeof etapasEncomenda)[number];

/** The step that an address means; the first where it names none. */
export const readEtapa = (search: string): EtapaEncomenda =>
  etapasEncomenda.find((etapa) => etapa === new URLSearchParams(search).get('etapa')) ?? 'cotacao';

export const toEtapaLink = (etapa: EtapaEncomenda): string =>
  etapa === 'cotacao' ? rotas.encomendas.path : `${rotas.encomendas.path}?etapa=${etapa}`;

/** A code is no secret: it stands on the parcel. The four digits never stand in an address. */
export const toRastreioLink = (codigo: string): string => `${rotas.rastreioEncomenda.path}?codigo=${codigo}`;

/** The counter, with a parcel in hand or without. */
export const toBalcaoLink = (codigo = ''): string => `${rotas.encomendas.path}?balcao=${codigo}`;
