import { msg } from '../../../src/words/t';
import { v7 } from 'uuid';
import { hoje } from '../../../src/domain/base/data';
import { normalizeDocumento } from '../../../src/domain/base/pessoa/documentoNumero';
import { normalizeNome } from '../../../src/domain/base/pessoa/nome';
import { explainTroca } from '../../../src/domain/posVenda/posVendaTextos';
import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import type { ConfirmacaoTransferencia } from '../../../src/domain/wire/posVenda/posVenda';
import type { CodigoDocumento } from '../../../src/domain/base/pessoa/documento';
import type { Tx } from '../../platform/database/database';
import { conflict, Problem } from '../../platform/http/problem';
import { prepareHandOver } from '../../reservas/reservaRepository';
import { listItens } from '../../pedidos/pedidoRepository';
import { refusePassageiros } from '../../pedidos/novo/pedidoRules';
import { handEmissaoOver, hasPendingEmissao } from '../../bilhetes/emissao/emissaoTransferidaRepository';
import { refuseEnded } from '../endBilhete';
import { previewTransfer, transferRule } from './exchangeRule';
import { refuseOpen } from './openExchange';
import { insertReplacement } from './replacementPedido';
import { lockSoldBilhete, type SoldBilhete } from '../soldBilhete';

/**
 * Transfers a ticket to another person: creates the order with the new name, to be issued at once. Until it is issued,
 * ticket and seat stay as they were.
 * @returns the new order's id.
 * @throws OpenExchange where an exchange of this ticket is chosen and not paid yet.
 */
export async function transferBilhete(
  tx: Tx,
  dono: string,
  bilheteId: string,
  pessoa: ConfirmacaoTransferencia,
): Promise<string> {
  const bilhete = await lockSoldBilhete(tx, dono, bilheteId);
  refuseEnded(bilhete.situacao);
  if (!transferRule(bilhete).permitido) {
    const previa = previewTransfer(bilhete);
    throw conflict('TRANSFERENCIA_RECUSADA', explainTroca(previa), { previa });
  }
  await refuseWrong(tx, bilhete, pessoa);
  refuseOpen(bilhete);
  const { pedido, item, fatos } = bilhete;
  const reservaId = v7();
  const handed = { reservaId: pedido.reserva_id, viagemId: item.viagem_id, poltrona: item.poltrona };
  await prepareHandOver(tx, handed, reservaId);
  const id = await insertReplacement(tx, bilhete, {
    reservaId,
    expiraEm: pedido.expira_em,
    situacao: 'emitindo',
    troca: 'transferencia',
    totalCentavos: 0,
    creditoCentavos: fatos.pagoCentavos,
    multaCentavos: 0,
    semReembolso: fatos.semReembolso,
    item: toColumns(pessoa),
  });
  await handOverVenda(tx, bilhete, id);
  return id;
}

/**
 * Moves the seat's sale at the operator to the new order. Returning it and selling the seat again would leave a moment in
 * which another buyer may take the seat.
 */
async function handOverVenda(tx: Tx, { pedido, item }: SoldBilhete, newPedidoId: string): Promise<void> {
  if (await hasPendingEmissao(tx, pedido.id)) {
    throw conflict(
      'EMISSAO_PENDENTE',
      msg('Outros bilhetes deste pedido ainda estão sendo emitidos. Tente em instantes.'),
    );
  }
  await handEmissaoOver(tx, { pedidoId: pedido.id, n: item.n }, newPedidoId);
}

const toColumns = ({ nome, documento, dataNascimento, celular, autorizacaoMenor }: ConfirmacaoTransferencia) => ({
  passageiro_nome: normalizeNome(nome),
  documento_tipo: documento.tipo,
  documento: normalizeDocumento(documento.numero),
  data_nascimento: dataNascimento,
  celular: celular ?? null,
  autorizacao_menor: autorizacaoMenor ?? false,
  // The child on the lap travels with the adult who gives the ticket away.
  colo_nome: null,
  colo_documento_tipo: null,
  colo_documento: null,
  colo_nascimento: null,
});

/** Applies the rules of a purchase to the new person among the passengers of the order in the same coach. */
async function refuseWrong(tx: Tx, { id, item }: SoldBilhete, pessoa: ConfirmacaoTransferencia): Promise<void> {
  const others = (await listItens(tx, [item.pedido_id])).filter(
    (one) => one.bilhete_id !== id && one.viagem_id === item.viagem_id && one.bilhete_situacao === 'emitido',
  );
  const aboard = others.map((one): PassageiroPedido => ({
    trecho: 0,
    poltrona: one.poltrona,
    nome: one.passageiro_nome,
    documento: { tipo: one.documento_tipo as CodigoDocumento, numero: one.documento },
    dataNascimento: one.data_nascimento,
    autorizacaoMenor: true,
  }));
  const all = [...aboard, { ...pessoa, trecho: 0, poltrona: item.poltrona }];
  const erros = refusePassageiros(
    all,
    all.map(({ poltrona }) => ({ trecho: 0, poltrona })),
    [item.viagem.partida.dia],
    hoje(new Date()),
  );
  const prefix = `passageiros.${others.length}.`;
  const own = erros.filter(({ campo }) => campo?.startsWith(prefix));
  if (own.length === 0) return;
  throw new Problem(
    400,
    own.map((erro) => ({ ...erro, campo: (erro.campo ?? '').slice(prefix.length) })),
  );
}
