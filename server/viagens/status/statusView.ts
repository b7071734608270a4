import { ATRASO_ANTECEDENCIA_HORAS } from '../../../src/domain/viagens/motivoViagem';
import type { OperacaoViagem } from '../../../src/domain/wire/viagens/operacao';
import type { Reader } from '../../platform/database/database';
import type { StatusEntry } from '../tables';
import { requirePartida } from './partida';
import { countPassageiros, findLastRegistro, findNomeDoOperador } from './registroStatusRepository';
import { findStatus } from './statusRepository';
import { toGuardado } from './viagemStatus';
import { wasActedOn } from './undoStatus';

const planned = { situacao: 'prevista', atrasoMinutos: 0, plataforma: null, motivo: null, observacao: null } as const;

/** The status of a departure as its dispatcher sees it: what may be done now, and what was done last. */
export async function viewOperacao(db: Reader, id: string): Promise<OperacaoViagem> {
  const { situacao, saida, isNear, isOver } = await requirePartida(db, id);
  const status = (await findStatus(db, [id])).get(id);
  const last = await findLastRegistro(db, id);
  const isOpen = situacao === 'programada' && !isOver;
  return {
    ...(status ? toGuardado(status) : planned),
    informarDesde: new Date(saida.getTime() - ATRASO_ANTECEDENCIA_HORAS * 3_600_000).toISOString(),
    podeInformar: isOpen && isNear,
    podeCancelar: isOpen,
    podeDesfazer: !isOver && last?.acao === 'informado' && !(await wasActedOn(db, last)),
    passageiros: await countPassageiros(db, id),
    ultimo: last ? await toUltimo(db, last) : null,
  };
}

async function toUltimo(db: Reader, { acao, em, operador_id }: StatusEntry): Promise<OperacaoViagem['ultimo']> {
  const nome = operador_id === null ? undefined : await findNomeDoOperador(db, operador_id);
  return { acao, em: em.toISOString(), autor: nome ?? null };
}
