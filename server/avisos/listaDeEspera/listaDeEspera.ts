import { msg, t } from '../../../src/words/t';
import { MAXIMO_ESPERAS } from '../../../src/domain/avisos/listaDeEspera';
import type { Espera, NovaEspera } from '../../../src/domain/wire/avisos/listaDeEspera';
import { findConta } from '../../conta/contaRepository';
import type { Database, Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import type { Catalogue } from '../../viagens/catalogue';
import { findOferta } from '../../viagens/poltronaMap';
import { stopsOf } from '../../viagens/busca/toViagem';
import {
  deleteEspera,
  findFreeVaga,
  findOpenEspera,
  insertEspera,
  isEsgotada,
  listEsperaRows,
  type EsperaRow,
  type TrechoEsperado,
} from './esperaRepository';

interface Services {
  database: Database;
  catalogue: Catalogue;
}

const missing = () => notFound('ESPERA_NAO_ENCONTRADA', msg('Este aviso já não existe.'));

/** A person's open waits, the earliest first. */
export const listEsperas = async (reader: Reader, dono: string): Promise<Espera[]> =>
  (await listEsperaRows(reader, dono, 'abertas')).map(toEspera);

/** All waits of a person, those that were told included. */
export const exportEsperas = async (reader: Reader, dono: string): Promise<Espera[]> =>
  (await listEsperaRows(reader, dono, 'todas')).map(toEspera);

/** Opens a wait for a seat of a sold-out trip; the same one again where it is open. */
export async function openEspera(services: Services, dono: string, nova: NovaEspera): Promise<Espera> {
  for (;;) {
    const row = await services.database.transaction((tx) => tryToOpen(tx, services.catalogue, dono, nova));
    // A parallel request took the place, or opened the same wait: the next look sees it.
    if (row) return toEspera(row);
  }
}

async function tryToOpen(tx: Tx, catalogue: Catalogue, dono: string, nova: NovaEspera): Promise<EsperaRow | undefined> {
  const trecho = await checkOnSale(tx, catalogue, nova);
  const open = await findOpenEspera(tx, dono, trecho);
  if (open) return open;
  if (!(await findConta(tx, 'cognito_id', dono))) {
    throw conflict('CADASTRO_NECESSARIO', msg('Complete o seu cadastro: é para o e-mail dele que avisamos.'));
  }
  if (!(await isEsgotada(tx, trecho))) {
    throw conflict(
      'VIAGEM_COM_POLTRONAS',
      msg('Esta viagem tem poltronas livres. Atualize a busca para escolher a sua.'),
    );
  }
  const vaga = await findFreeVaga(tx, dono);
  if (vaga === null) {
    const mensagem = t('Você já espera por {n} viagens. Desista de um aviso para pedir outro.', { n: MAXIMO_ESPERAS });
    throw conflict('LIMITE_DE_ESPERAS', mensagem);
  }
  return insertEspera(tx, { dono, vaga }, trecho);
}

async function checkOnSale(tx: Tx, catalogue: Catalogue, nova: NovaEspera): Promise<TrechoEsperado> {
  const { viagemId: id, localidadeOrigem: origem, localidadeDestino: destino } = nova;
  const { partida, trecho } = await findOferta(tx, catalogue, { id, origem, destino });
  const embarque = stopsOf(partida, trecho).partida;
  if (partida.situacao !== 'programada') throw conflict('VIAGEM_CANCELADA', msg('Esta viagem foi cancelada.'));
  if (partida.fora_de_venda) throw conflict('VIAGEM_FORA_DE_VENDA', msg('Esta viagem não está mais à venda.'));
  if (new Date(embarque.instante) <= partida.agora) throw conflict('VIAGEM_ENCERRADA', msg('Esta viagem já partiu.'));
  return { ...nova, data: embarque.dia };
}

/** Ends a wait; a 404 for an unknown one. */
export async function endEspera({ db }: Database, dono: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteEspera(db, dono, id))) throw missing();
}

const toEspera = ({ id, viagem_id, origem_id, destino_id, data, criada_em, avisada_em }: EsperaRow): Espera => ({
  id,
  viagemId: viagem_id,
  localidadeOrigem: String(origem_id),
  localidadeDestino: String(destino_id),
  data,
  criadaEm: criada_em.toISOString(),
  avisadaEm: avisada_em?.toISOString() ?? null,
});
