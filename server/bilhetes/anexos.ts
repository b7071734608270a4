import type { Reader } from '../platform/database/database';
import type { Attachment } from '../platform/outbox/outbox';
import { toCalendar } from './calendar';
import { listPedidoBilhetes, type BilheteOfDono } from './ownBilhetes';
import { bilhetePdf } from './papel/bilhetePdf';

/** The name of a ticket's files, without its ending. */
export const fileNameOf = ({ bilhete }: BilheteOfDono): string =>
  `itape-${bilhete.localizador}-poltrona-${bilhete.poltrona}`;

/** The valid tickets of an order as files of an e-mail: each on paper and for the calendar. */
export async function anexosDoPedido(reader: Reader, pedidoId: string): Promise<Attachment[]> {
  const files: Attachment[] = [];
  for (const own of await listPedidoBilhetes(reader, pedidoId)) {
    if (own.bilhete.situacao !== 'emitido') continue;
    const nome = fileNameOf(own);
    files.push({ nome: `${nome}.pdf`, tipo: 'application/pdf', conteudo: await bilhetePdf(own) });
    files.push({ nome: `${nome}.ics`, tipo: 'text/calendar; charset=utf-8', conteudo: toCalendar(own.bilhete) });
  }
  return files;
}
