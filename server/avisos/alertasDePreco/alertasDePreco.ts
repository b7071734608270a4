import { msg, t } from '../../../src/words/t';
import { MAXIMO_ALERTAS } from '../../../src/domain/avisos/alertaDePreco';
import { avisoForaDaVenda } from '../../../src/domain/viagens/vendas';
import type { AlertaDePreco, NovoAlerta } from '../../../src/domain/wire/avisos/alertasDePreco';
import { findConta } from '../../conta/contaRepository';
import type { Database, Reader, Tx } from '../../platform/database/database';
import { findToday } from '../../platform/database/today';
import { badRequest, conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import type { Viagens } from '../../viagens/busca/viagens';
import type { Catalogue } from '../../viagens/catalogue';
import {
  deleteAlerta,
  findFreeVaga,
  findOpenAlerta,
  insertAlerta,
  listAlertaRows,
  type AlertaRow,
} from './alertaRepository';

export interface AlertaServices {
  database: Database;
  catalogue: Pick<Catalogue, 'lugar'>;
  viagens: Pick<Viagens, 'calendar'>;
}

/** A person's open alerts, by day. */
export const listAlertas = async (
  catalogue: AlertaServices['catalogue'],
  reader: Reader,
  dono: string,
): Promise<AlertaDePreco[]> => (await listAlertaRows(reader, dono, 'abertos')).map((row) => toAlerta(catalogue, row));

/** Opens an alert below the lowest price that the day has now; the same one again where it is open. */
export async function openAlerta(services: AlertaServices, dono: string, novo: NovoAlerta): Promise<AlertaDePreco> {
  const { database, catalogue } = services;
  await checkBusca(services, novo);
  const vistoCentavos = await lowestPrice(services, novo);
  for (;;) {
    const row = await database.transaction((tx) => tryToOpen(tx, dono, novo, vistoCentavos));
    // A parallel request took the place, or opened the same alert: the next look sees it.
    if (row) return toAlerta(catalogue, row);
  }
}

/** The lowest price of a day between two places, as a search of it shows; null without a seat for sale. */
export async function lowestPrice(
  { viagens }: Pick<AlertaServices, 'viagens'>,
  { localidadeOrigem, localidadeDestino, data }: NovoAlerta,
): Promise<number | null> {
  const [dia] = await viagens.calendar(localidadeOrigem, localidadeDestino, data, data);
  return dia?.menorPrecoCentavos ?? null;
}

async function checkBusca({ database, catalogue }: AlertaServices, novo: NovoAlerta): Promise<void> {
  const { localidadeOrigem, localidadeDestino, data } = novo;
  if (!catalogue.lugar(localidadeOrigem) || !catalogue.lugar(localidadeDestino)) {
    throw notFound('LOCALIDADE_NAO_ENCONTRADA', msg('Não encontramos esta localidade.'));
  }
  if (localidadeOrigem === localidadeDestino) {
    throw badRequest('MESMA_LOCALIDADE', msg('Origem e destino precisam ser diferentes.'), 'localidadeDestino');
  }
  const hoje = await findToday(database.db);
  if (data < hoje) throw conflict('DIA_PASSADO', msg('Este dia já passou.'));
  const foraDaVenda = avisoForaDaVenda(data, hoje);
  if (foraDaVenda) throw conflict('DIA_FORA_DA_VENDA', foraDaVenda);
}

async function tryToOpen(
  tx: Tx,
  dono: string,
  novo: NovoAlerta,
  vistoCentavos: number | null,
): Promise<AlertaRow | undefined> {
  const open = await findOpenAlerta(tx, dono, novo);
  if (open) return open;
  if (!(await findConta(tx, 'cognito_id', dono))) {
    throw conflict('CADASTRO_NECESSARIO', msg('Complete o seu cadastro: é para o e-mail dele que avisamos.'));
  }
  const vaga = await findFreeVaga(tx, dono);
  if (vaga === null) {
    const mensagem = t('Você já tem {n} avisos de preço. Desista de um para pedir outro.', { n: MAXIMO_ALERTAS });
    throw conflict('LIMITE_DE_ALERTAS', mensagem);
  }
  return insertAlerta(tx, { dono, vaga, vistoCentavos }, novo);
}

/** Ends an alert; a 404 for an unknown one. */
export async function endAlerta({ db }: Database, dono: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await deleteAlerta(db, dono, id))) {
    throw notFound('ALERTA_NAO_ENCONTRADO', msg('Este aviso já não existe.'));
  }
}

/** An alert as its owner sees it; a place that is gone has no name. */
export const toAlerta = (catalogue: AlertaServices['catalogue'], row: AlertaRow): AlertaDePreco => ({
  id: row.id,
  localidadeOrigem: String(row.origem_id),
  localidadeDestino: String(row.destino_id),
  data: row.data,
  origem: catalogue.lugar(String(row.origem_id))?.nome ?? '',
  destino: catalogue.lugar(String(row.destino_id))?.nome ?? '',
  vistoCentavos: row.visto_centavos,
  criadoEm: row.criado_em.toISOString(),
  avisadoEm: row.avisado_em?.toISOString() ?? null,
});
