import { readCodigoEncomenda } from './codigoEncomenda';
import { rotas } from '../base/rotas';

/** Steps of sending a parcel, as named in the address. */
export const etapasEncomenda = ['cotacao', 'pessoas', 'documento', 'revisao', 'pronta'] as const;
export type EtapaEncomenda = (typeof etapasEncomenda)[number];

/** The step of an address; the first when none is named. */
export const readEtapa = (search: string): EtapaEncomenda =>
  etapasEncomenda.find((etapa) => etapa === new URLSearchParams(search).get('etapa')) ?? 'cotacao';

export const toEtapaLink = (etapa: EtapaEncomenda): string =>
  etapa === 'cotacao' ? rotas.encomendas.path : `${rotas.encomendas.path}?etapa=${etapa}`;

/** Address of the confirmation page; the code in it survives a reload. */
export const toProntaLink = (codigo: string): string => `${toEtapaLink('pronta')}&codigo=${codigo}`;

/** The parcel code of an address; null when missing or invalid. */
export const readCodigo = (search: string): string | null =>
  readCodigoEncomenda(new URLSearchParams(search).get('codigo') ?? '');

/**
 * Address of the tracking page. The code is printed on the parcel and may stand in an address; the document's four
 * digits never do.
 */
export const toRastreioLink = (codigo: string): string => `${rotas.rastreioEncomenda.path}?codigo=${codigo}`;

/** Address of the counter page, with or without a parcel. */
export const toBalcaoLink = (codigo = ''): string => `${rotas.encomendas.path}?balcao=${codigo}`;
