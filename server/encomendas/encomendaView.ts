import { armazenagem, situacaoDe } from '../../src/domain/encomendas/situacaoEncomenda';
import type { EncomendaPrePostada, EventoRastreio, Rastreio } from '../../src/domain/wire/encomendas/encomendas';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { Catalogue } from '../viagens/catalogue';
import { localTime } from '../viagens/localTime';
import { findPartida } from '../viagens/partidaRepository';
import { stopsOf } from '../viagens/busca/toViagem';
import type { Reader } from '../platform/database/database';
import type { Encomenda } from './encomendaRepository';
import type { EventRow } from './eventoRepository';
import { findTariff } from './cotacao/tariff';
import { FUSO_DA_SEDE } from '../../src/domain/base/data';

/** A place of the catalogue, or a placeholder for one that the present catalogue lacks. */
export const placeOf = (catalogue: Catalogue, id: number): Localidade =>
  catalogue.localidade(String(id)) ?? {
    id: String(id),
    nome: 'Terminal',
    uf: '',
    terminal: 'fora de uso',
    fuso: FUSO_DA_SEDE,
  };

/** Data of the code, the label and the declaration; weights and price of the counter once it has them, else the quote's. */
export function toPrePostada({ row, cotacao, charge }: Encomenda, catalogue: Catalogue): EncomendaPrePostada {
  return {
    codigo: row.codigo,
    criadaEm: row.criado_em.toISOString(),
    postarAte: row.postar_ate,
    origem: placeOf(catalogue, cotacao.origem_id),
    destino: placeOf(catalogue, cotacao.destino_id),
    volumes: charge?.volumes ?? cotacao.volumes,
    valorDeclaradoCentavos: cotacao.valor_declarado,
    pesos: charge?.pesos ?? cotacao.pesos,
    linhas: charge?.linhas ?? cotacao.linhas,
    totalCentavos: charge?.total ?? cotacao.total,
    remetente: row.remetente,
    destinatario: row.destinatario,
    fiscal:
      row.chave_nfe === null
        ? { tipo: 'declaracao', itens: row.declaracao ?? [] }
        : { tipo: 'nfe', chave: row.chave_nfe },
  };
}

/** The events of a parcel with their places and local times. */
export const eventsOf = ({ events }: Pick<Encomenda, 'events'>, catalogue: Catalogue): EventoRastreio[] =>
  events.map(({ ordem, em, localidade_id }) => {
    const local = localidade_id === null ? null : placeOf(catalogue, localidade_id);
    return { situacao: situacaoDe(ordem), em: localTime(em, local?.fuso ?? FUSO_DA_SEDE).iso, local };
  });

/** The state of a parcel without personal data. */
export async function toRastreio(reader: Reader, encomenda: Encomenda, catalogue: Catalogue): Promise<Rastreio> {
  const { row, cotacao, charge, situacao } = encomenda;
  return {
    codigo: row.codigo,
    situacao,
    origem: placeOf(catalogue, cotacao.origem_id),
    destino: placeOf(catalogue, cotacao.destino_id),
    volumes: (charge?.volumes ?? cotacao.volumes).length,
    eventos: eventsOf(encomenda, catalogue),
    postarAte: situacao === 'pre_postada' ? row.postar_ate : null,
    viagem: situacao === 'em_transporte' ? await coachOf(reader, encomenda, catalogue) : null,
    retirada: await pickupOf(reader, encomenda),
  };
}

/** The coach that carries a parcel, or null. */
export async function coachOf(reader: Reader, encomenda: Encomenda, catalogue: Catalogue): Promise<Rastreio['viagem']> {
  const { partida_id } = eventAt(encomenda, 2) ?? {};
  const partida = partida_id ? await findPartida(reader, partida_id) : undefined;
  if (!partida) return null;
  const trecho = catalogue
    .trechos(String(encomenda.cotacao.origem_id), String(encomenda.cotacao.destino_id))
    .find(({ linha }) => linha.id === partida.linha_id);
  return trecho ? { id: partida.id, linha: trecho.linha.codigo, chegada: stopsOf(partida, trecho).chegada } : null;
}

/** The end of free storage and the cost of storage by today; null before the parcel awaits its pickup. */
export async function pickupOf(reader: Reader, encomenda: Encomenda): Promise<Rastreio['retirada']> {
  const prazo = encomenda.situacao === 'aguardando_retirada' ? eventAt(encomenda, 4)?.prazo : null;
  if (!prazo) return null;
  const { armazenagemDiaCentavos } = await findTariff(reader, encomenda.cotacao.km, encomenda.cotacao.tarifa_de);
  return {
    prazo,
    armazenagemDiaCentavos,
    armazenagemCentavos: armazenagem(prazo, encomenda.hoje, armazenagemDiaCentavos),
  };
}

/** The event of a parcel with an `ordem`, or undefined. */
export const eventAt = ({ events }: Encomenda, ordem: number): EventRow | undefined =>
  events.find((event) => event.ordem === ordem);
