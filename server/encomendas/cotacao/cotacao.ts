import { distanciaKm } from '../../../src/domain/lugares/distancia';
import { LIMITES } from '../../../src/domain/encomendas/encomenda';
import { computeFrete } from '../../../src/domain/encomendas/freteEncomenda';
import type { CotacaoEncomenda, NovaCotacaoEncomenda } from '../../../src/domain/wire/encomendas/encomendas';
import type { Catalogue } from '../../viagens/catalogue';
import type { Database } from '../../platform/database/database';
import { badRequest, notFound } from '../../platform/http/problem';
import { findCarriers } from '../partidas/carriers';
import { insertCotacao } from './cotacaoRepository';
import { findTariff, requireFit } from './tariff';

/** Length of a road in relation to the straight line. */
const ROAD = 1.2;

/** Quotes a parcel: its price, stored under the id by which the parcel is announced, and the departures that take it. */
export async function makeCotacao(
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
  const frete = computeFrete(volumes, valorDeclaradoCentavos, tariff.faixa, tariff.regra);
  const row = await insertCotacao(db, {
    origemId: Number(route.origem.id),
    destinoId: Number(route.destino.id),
    km: route.km,
    volumes,
    valorDeclaradoCentavos,
    pesos: frete.pesos,
    linhas: frete.linhas,
    totalCentavos: frete.totalCentavos,
    horas: tariff.cotacaoHoras,
  });
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

/** Both ends of a route that one coach serves, and its length; or a 404. */
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

/** Length of a route with an end of unknown position, by the coach's travelling time. */
const KM_PER_MINUTE = 1.1;
function kmOfLine(catalogue: Catalogue, origemId: string, destinoId: string): number {
  const minutes = catalogue.trechos(origemId, destinoId).map(({ origem, destino }) => destino.chega - origem.sai);
  return Math.max(1, Math.round(Math.min(...minutes) * KM_PER_MINUTE));
}
