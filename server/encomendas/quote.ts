import { sql } from 'kysely';
import { v7 } from 'uuid';
import { distanciaKm } from '../../src/domain/distancia';
import { LIMITES } from '../../src/domain/encomenda';
import { calcularFrete } from '../../src/domain/freteEncomenda';
import type { CotacaoEncomenda, NovaCotacaoEncomenda } from '../../src/domain/wire/encomendas';
import type { Catalogue } from '../viagens/catalogue';
import type { Database } from '../platform/database/database';
import { badRequest, notFound } from '../platform/http/problem';
import { findCarriers } from './carriers';
import { findTariff, requireFit, today } from './tariff';

/** Roads are longer than a crow's way. */
const ROAD = 1.2;

/** What a parcel would cost and which departures take it; the price is kept under an id, by which it is announced. */
export async function quoteParcel(
  { db }: Pick<Database, 'db'>,
  catalogue: Catalogue,
  nova: NovaCotacaoEncomenda,
): Promise<CotacaoEncomenda> {
  const { volumes, valorDeclaradoCentavos } = nova;
  requireFit(volumes);
  if (valorDeclaradoCentavos < LIMITES.valorMinimoCentavos || valorDeclaradoCentavos > LIMITES.valorCentavos) {
    const mensagem = 'Declare um valor entre R$ 10,00 e R$ 10.000,00';
    throw badRequest('VALOR_RECUSADO', mensagem, 'valorDeclaradoCentavos');
  }
  const route = requireRoute(catalogue, nova.localidadeOrigem, nova.localidadeDestino);
  const tariff = await findTariff(db, route.km);
  const frete = calcularFrete(volumes, valorDeclaradoCentavos, tariff.faixa, tariff.regra);
  const row = await db
    .insertInto('encomenda_cotacao')
    .values({
      id: v7(),
      origem_id: Number(route.origem.id),
      destino_id: Number(route.destino.id),
      km: route.km,
      volumes: JSON.stringify(volumes),
      valor_declarado: valorDeclaradoCentavos,
      pesos: JSON.stringify(frete.pesos),
      linhas: JSON.stringify(frete.linhas),
      total: frete.totalCentavos,
      tarifa_de: today,
      valida_ate: sql`now() + make_interval(hours => ${tariff.cotacaoHoras}::int)`,
    })
    .returning(['id', 'valida_ate'])
    .executeTakeFirstOrThrow();
  const { antecedenciaMin } = tariff;
  return {
    id: row.id,
    origem: route.origem,
    destino: route.destino,
    volumes,
    valorDeclaradoCentavos,
    distanciaKm: route.km,
    ...frete,
    validaAte: row.valida_ate.toISOString(),
    partidas: await findCarriers(db, catalogue, {
      origem: route.origem.id,
      destino: route.destino.id,
      gramas: frete.pesos.realGramas,
      desdeMin: antecedenciaMin,
      antecedenciaMin,
    }),
    retiradaDias: tariff.retiradaDias,
    armazenagemDiaCentavos: tariff.armazenagemDiaCentavos,
  };
}

/** The two ends of a way that one coach goes, and how far it is. */
function requireRoute(catalogue: Catalogue, origemId: string, destinoId: string) {
  const [origem, destino] = [catalogue.localidade(origemId), catalogue.localidade(destinoId)];
  if (!origem || !destino || catalogue.trechos(origemId, destinoId).length === 0) {
    throw notFound('TRECHO_NAO_ATENDIDO', 'Nenhuma linha direta leva encomendas entre estes dois lugares.');
  }
  const onTheMap = catalogue.coordenadas();
  const [from, to] = [origemId, destinoId].map((id) => onTheMap.find((place) => place.id === id));
  const km =
    from && to ? Math.max(1, Math.round(distanciaKm(from, to) * ROAD)) : kmOfLine(catalogue, origemId, destinoId);
  return { origem, destino, km };
}

/** Where a place lies on no map of ours: by how long the coach is on its way. */
const KM_PER_MINUTE = 1.1;
function kmOfLine(catalogue: Catalogue, origemId: string, destinoId: string): number {
  const minutes = catalogue.trechos(origemId, destinoId).map(({ origem, destino }) => destino.chega - origem.sai);
  return Math.max(1, Math.round(Math.min(...minutes) * KM_PER_MINUTE));
}
