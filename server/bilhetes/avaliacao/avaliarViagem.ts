import { msg } from '../../../src/words/t';
import type { AvaliacaoDoBilhete, NovaAvaliacao } from '../../../src/domain/wire/bilhetes/avaliacao';
import { lockBilhete } from '../../pedidos/sucessores/sucessorRepository';
import type { Reader, Tx } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/http/problem';
import { isUuid } from '../../platform/http/validation/uuid';
import { upsertAvaliacao } from '../../viagens/avaliacoes/avaliacaoRepository';
import { findViagemAvaliada, type ViagemAvaliada } from './viagemAvaliadaRepository';

const missing = () => notFound('BILHETE_NAO_ENCONTRADO', msg('Bilhete não encontrado.'));
const closed = () => conflict('AVALIACAO_ENCERRADA', msg('O prazo para mudar esta avaliação acabou.'));

/** The rating that an owner gave, or may give, to a ticket's trip; undefined where there is neither. */
export async function readAvaliacao(db: Reader, dono: string, id: string): Promise<AvaliacaoDoBilhete | undefined> {
  const found = isUuid(id) ? await findViagemAvaliada(db, dono, id) : undefined;
  return found && (found.nota !== null || found.avaliavel) ? toAvaliacao(found) : undefined;
}

/** Rates the trip of a ticket, or changes the rating that its owner gave. */
export async function avaliarViagem(
  tx: Tx,
  dono: string,
  id: string,
  { nota, texto = '' }: NovaAvaliacao,
): Promise<AvaliacaoDoBilhete> {
  const own = isUuid(id) ? await findViagemAvaliada(tx, dono, id) : undefined;
  if (!own) throw missing();
  // A cancellation or an exchange under way comes first; then the ticket is read as it stands.
  await lockBilhete(tx, id);
  const { linhaId, data, avaliavel, mudavel } = (await findViagemAvaliada(tx, dono, id)) ?? own;
  if (mudavel === false) throw closed();
  if (mudavel === null && !avaliavel) {
    throw conflict('VIAGEM_NAO_AVALIAVEL', msg('Só uma viagem feita, que chegou ao destino, pode ser avaliada.'));
  }
  const comentario = texto.trim();
  const nova = { bilheteId: id, dono, linhaId, data, nota, texto: comentario === '' ? null : comentario };
  if (!(await upsertAvaliacao(tx, nova))) throw closed();
  const kept = await findViagemAvaliada(tx, dono, id);
  if (!kept) throw missing();
  return toAvaliacao(kept);
}

const toAvaliacao = ({ nota, texto, avaliavel, mudavel, ate }: ViagemAvaliada): AvaliacaoDoBilhete => ({
  nota,
  texto: texto ?? '',
  aberta: mudavel ?? avaliavel,
  ate: ate.toISOString(),
});
