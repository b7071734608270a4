import { qrFiscalBpe } from '../../src/domain/bpe';
import type { Bilhete } from '../../src/domain/wire/bilhetes';
import { formatCpf } from '../../src/domain/cpf';
import { tiposDocumento, rotulosDocumento, type CodigoDocumento } from '../../src/domain/documento';
import { tipoDocumentoDe } from '../../src/domain/documentoNumero';
import type { Reader } from '../database/database';
import { toPreco } from '../orders/orderView';
import { isUuid } from '../orders/uuid';

/** A ticket and what its paper must say beyond the wire. */
export interface Ticket {
  bilhete: Bilhete;
  comprador: string;
  autorizacaoMenor: boolean;
}

/** Somebody's own ticket; another's does not exist for them. */
export async function findOwnTicket(reader: Reader, dono: string, id: string): Promise<Ticket | null> {
  if (!isUuid(id)) return null;
  const row = await ownTickets(reader, dono).where('bilhete.id', '=', id).executeTakeFirst();
  return row ? toTicket(row) : null;
}

/** All of somebody's tickets, newest first: for a copy of their data. */
export const listOwnTickets = async (reader: Reader, dono: string): Promise<Ticket[]> =>
  (await ownTickets(reader, dono).orderBy('bilhete.emitido_em', 'desc').orderBy('bilhete.numero').execute()).map(
    toTicket,
  );

const ownTickets = (reader: Reader, dono: string) =>
  reader
    .selectFrom('bilhete')
    .innerJoin('pedido_item as item', (join) =>
      join.onRef('item.pedido_id', '=', 'bilhete.pedido_id').onRef('item.n', '=', 'bilhete.n'),
    )
    .innerJoin('pedido', 'pedido.id', 'bilhete.pedido_id')
    .selectAll('item')
    .select(['bilhete.id', 'bilhete.serie', 'bilhete.numero', 'bilhete.chave_bpe', 'bilhete.codigo_embarque'])
    .select(['bilhete.situacao', 'bilhete.emitido_em', 'pedido.localizador', 'pedido.comprador_nome'])
    .where('pedido.dono', '=', dono);

type TicketRow = Awaited<ReturnType<ReturnType<typeof ownTickets>['executeTakeFirstOrThrow']>>;

function toTicket(row: TicketRow): Ticket {
  const preco = toPreco(row);
  const { viagem } = row;
  return {
    comprador: row.comprador_nome,
    autorizacaoMenor: row.autorizacao_menor,
    bilhete: {
      id: row.id,
      pedidoId: row.pedido_id,
      viagemId: row.viagem_id,
      localizador: row.localizador,
      situacao: row.situacao,
      emitidoEm: row.emitido_em.toISOString(),
      numero: row.numero,
      serie: row.serie,
      chaveBpe: row.chave_bpe,
      qrFiscal: qrFiscalBpe(row.chave_bpe),
      codigoEmbarque: row.codigo_embarque,
      passageiro: { nome: row.passageiro_nome, documento: describeDocumento(row.documento_tipo, row.documento) },
      linha: viagem.linha,
      operadora: viagem.operadora,
      partida: viagem.partida,
      chegada: viagem.chegada,
      plataforma: viagem.plataforma,
      poltrona: row.poltrona,
      classe: row.classe,
      preco,
      totalCentavos: preco.totalCentavos,
    },
  };
}

/** `RG 123456789`: the ticket is nominal, so its owner and the driver read the number in full. */
function describeDocumento(tipo: number, numero: string): string {
  const codigo =
    Object.values(tiposDocumento).find((known): known is CodigoDocumento => known === tipo) ?? tiposDocumento.rg;
  return `${rotulosDocumento[tipoDocumentoDe(codigo)]} ${codigo === tiposDocumento.cpf ? formatCpf(numero) : numero}`;
}
