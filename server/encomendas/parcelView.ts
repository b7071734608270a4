import { armazenagem, situacaoDe } from '../../src/domain/situacaoEncomenda';
import type { EncomendaPrePostada, EventoRastreio, Rastreio } from '../../src/domain/wire/encomendas';
import type { Localidade } from '../../src/domain/wire/localidades';
import type { Catalogue } from '../viagens/catalogue';
import { localTime } from '../viagens/localTime';
import { findPartida } from '../viagens/partidaRepository';
import { stopsOf } from '../viagens/toViagem';
import type { Reader } from '../platform/database/database';
import type { Parcel } from './encomendaRepository';
import type { EventRow } from './eventoRepository';
import { findTariff } from './tariff';

const SEDE = 'America/Sao_Paulo';

/** A place of the catalogue, or a placeholder for one that the present catalogue lacks. */
export const placeOf = (catalogue: Catalogue, id: number): Localidade =>
  catalogue.localidade(String(id)) ?? { id: String(id), nome: 'Terminal', uf: '', terminal: 'fora de uso', fuso: SEDE };

/** Data of the code, the label and the declaration; weights and price of the counter once it has them, else the quote's. */
export function toPrePostada({ row, quote, charge }: Parcel, catalogue: Catalogue): EncomendaPrePostada {
  return {
    codigo: row.codigo,
    criadaEm: row.criado_em.toISOString(),
    postarAte: row.postar_ate,
    origem: placeOf(catalogue, quote.origem_id),
    destino: placeOf(catalogue, quote.destino_id),
    volumes: charge?.volumes ?? quote.volumes,
    valorDeclaradoCentavos: quote.valor_declarado,
    pesos: charge?.pesos ?? quote.pesos,
    linhas: charge?.linhas ?? quote.linhas,
    totalCentavos: charge?.total ?? quote.total,
    remetente: row.remetente,
    destinatario: row.destinatario,
    fiscal:
      row.chave_nfe === null
        ? { tipo: 'declaracao', itens: row.declaracao ?? [] }
        : { tipo: 'nfe', chave: row.chave_nfe },
  };
}

/** The events of a parcel with their places and local times. */
export const eventsOf = ({ events }: Pick<Parcel, 'events'>, catalogue: Catalogue): EventoRastreio[] =>
  events.map(({ ordem, em, localidade_id }) => {
    const local = localidade_id === null ? null : placeOf(catalogue, localidade_id);
    return { situacao: situacaoDe(ordem), em: localTime(em, local?.fuso ?? SEDE).iso, local };
  });

/** The state of a parcel without personal data. */
export async function toRastreio(reader: Reader, parcel: Parcel, catalogue: Catalogue): Promise<Rastreio> {
  const { row, quote, charge, situacao } = parcel;
  return {
    codigo: row.codigo,
    situacao,
    origem: placeOf(catalogue, quote.origem_id),
    destino: placeOf(catalogue, quote.destino_id),
    volumes: (charge?.volumes ?? quote.volumes).length,
    eventos: eventsOf(parcel, catalogue),
    postarAte: situacao === 'pre_postada' ? row.postar_ate : null,
    viagem: situacao === 'em_transporte' ? await coachOf(reader, parcel, catalogue) : null,
    retirada: await pickupOf(reader, parcel),
  };
}

/** The coach that carries a parcel, or null. */
export async function coachOf(reader: Reader, parcel: Parcel, catalogue: Catalogue): Promise<Rastreio['viagem']> {
  const { partida_id } = eventAt(parcel, 2) ?? {};
  const partida = partida_id ? await findPartida(reader, partida_id) : undefined;
  if (!partida) return null;
  const trecho = catalogue
    .trechos(String(parcel.quote.origem_id), String(parcel.quote.destino_id))
    .find(({ linha }) => linha.id === partida.linha_id);
  return trecho ? { id: partida.id, linha: trecho.linha.codigo, chegada: stopsOf(partida, trecho).chegada } : null;
}

/** The end of free storage and the cost of storage by today; null before the parcel awaits its pickup. */
export async function pickupOf(reader: Reader, parcel: Parcel): Promise<Rastreio['retirada']> {
  const prazo = parcel.situacao === 'aguardando_retirada' ? eventAt(parcel, 4)?.prazo : null;
  if (!prazo) return null;
  const { armazenagemDiaCentavos } = await findTariff(reader, parcel.quote.km, parcel.quote.tarifa_de);
  return {
    prazo,
    armazenagemDiaCentavos,
    armazenagemCentavos: armazenagem(prazo, parcel.hoje, armazenagemDiaCentavos),
  };
}

/** The event of a parcel with an `ordem`, or undefined. */
export const eventAt = ({ events }: Parcel, ordem: number): EventRow | undefined =>
  events.find((event) => event.ordem === ordem);
