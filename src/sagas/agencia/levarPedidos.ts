import type { Events } from '../../events/catalogue';
import { stale } from '../../store/api/stale';
import { download } from '../kernel/download';
import { type Flow, takeEvent } from '../kernel/effects';

/** Prints and exports of an agency: a ticket's reprint, the list as a spreadsheet. */
export function* levarPedidos(): Flow {
  while (true) {
    const event = yield* takeEvent('BilheteReimpresso', 'PedidosExportados');
    if (event.type === 'BilheteReimpresso') yield* reprint(event.payload);
    else yield* exportList(event.payload);
  }
}

function* reprint({ pedidoId, bilheteId, localizador, formato }: Events['BilheteReimpresso']): Flow {
  const path = `/Agencia/Pedidos/${pedidoId}/Bilhetes/${bilheteId}/Pdf?formato=${formato}`;
  yield* download('reimpressao', path, `itape-${localizador}.pdf`, { invalidates: stale('Pedidos') });
}

function* exportList({ consulta }: Events['PedidosExportados']): Flow {
  yield* download('exportacaoPedidos', '/Agencia/Pedidos/Exportacao', 'itape-pedidos.csv', { body: consulta });
}
