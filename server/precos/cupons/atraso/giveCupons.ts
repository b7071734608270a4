import { randomInt } from 'node:crypto';
import { formatDia } from '../../../../src/domain/base/data';
import { daCupom, ultimoDiaDoCupom, type RegraAtraso } from '../../../../src/domain/conta/cupomDeAtraso';
import { readNomeDaEmpresa } from '../../../companhia/companhiaRepository';
import { readRegraAtraso } from '../../../companhia/regraAtraso';
import type { Tx } from '../../../platform/database/database';
import { findToday } from '../../../platform/database/today';
import { enqueueEmail } from '../../../platform/outbox/outbox';
import type { Platform } from '../../../platform/platform';
import { endAtrasada, listAtrasadas, type Atrasada } from '../../../viagens/status/partidaAtrasadaRepository';
import { findStatus, lockPartida } from '../../../viagens/status/statusRepository';
import {
  insertCupomAtraso,
  listPedidosAtrasados,
  type NovoCupomAtraso,
  type PedidoAtrasado,
} from './cupomAtrasoRepository';
import { cupomEmail } from './cupomEmail';

/** Without letters and digits that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

type Services = Pick<Platform, 'database' | 'steps' | 'publicUrl'>;

/** Gives the coupons of the departures that left late, each departure in a transaction of its own. */
export const giveCupons = async ({ database, steps, publicUrl }: Services): Promise<void> =>
  steps.each(
    'cupom_atraso',
    await listAtrasadas(database.db),
    ({ partidaId }) => ({ assunto: partidaId, pedidoId: null }),
    (atrasada) => database.transaction((tx) => compensate(tx, publicUrl, atrasada)),
  );

/**
 * Gives a coupon to each order on a departure and tells its owner, where what operations say now gives one. Their word
 * waits for this transaction and this one for their word. Repeatable: an order that has its coupon gets none.
 */
export async function compensate(tx: Tx, publicUrl: string, atrasada: Atrasada): Promise<void> {
  const { partidaId } = atrasada;
  await lockPartida(tx, partidaId);
  const status = (await findStatus(tx, [partidaId])).get(partidaId);
  const regra = await readRegraAtraso(tx);
  if (status && daCupom({ situacao: status.situacao, atrasoMinutos: status.atraso_min }, regra)) {
    await giveAll(tx, publicUrl, { ...atrasada, atrasoMinutos: status.atraso_min }, regra);
  }
  await endAtrasada(tx, partidaId);
}

async function giveAll(
  tx: Tx,
  publicUrl: string,
  { atrasoMinutos, ...atrasada }: Atrasada & { atrasoMinutos: number },
  regra: RegraAtraso,
): Promise<void> {
  const hoje = await findToday(tx);
  const companhia = await readNomeDaEmpresa(tx);
  for (const pedido of await listPedidosAtrasados(tx, atrasada)) {
    const { pedidoId, dono } = pedido;
    const cupom: NovoCupomAtraso = {
      codigo: newCodigo(),
      pedidoId,
      partidaId: atrasada.partidaId,
      dono,
      descricao: describe(pedido),
      percentual: regra.cupomPct,
      tetoCentavos: regra.tetoCentavos,
      vigenteDe: hoje,
      vigenteAte: ultimoDiaDoCupom(hoje, regra),
      atrasoMinutos,
    };
    if (!(await insertCupomAtraso(tx, cupom))) continue;
    const chave = `cupom-de-atraso/${pedidoId}/${atrasada.partidaId}`;
    await enqueueEmail(tx, chave, cupomEmail(pedido, cupom, { companhia, publicUrl }));
  }
}

const newCodigo = (): string =>
  `ATRASO${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

const describe = ({ partida, chegada }: PedidoAtrasado): string =>
  `Pelo atraso de ${partida.localidade.nome} → ${chegada.localidade.nome}, ${formatDia(partida.dia)}`;
