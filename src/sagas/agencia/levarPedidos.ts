import type { Events } from '../../events/catalogue';
import { stale } from '../../store/api/stale';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Prints and exports of an agency: a ticket's reprint, the list as a spreadsheet. */
export function* levarPedidos(): Flow {
  while (true) {
    const event = yield* takeEvent('BilheteReimpresso', 'PedidosExportados');
    if (event.type === 'BilheteReimpresso') yield* reprint(event.payload);
    else yield* exportList(event.payload);
  }
}

function* reprint({ pedidoId, bilheteId, localizador, formato }: Events['BilheteReimpresso']): Flow {
  const { files } = yield* ports();
  const path = `/Agencia/Pedidos/${pedidoId}/Bilhetes/${bilheteId}/Pdf?formato=${formato}`;
  yield* submit(
    'reimpressao',
    { method: 'GET', path },
    { via: () => call(files.save, path, `itape-${localizador}.pdf`), invalidates: stale('Pedidos'), toasts: true },
  );
}

function* exportList({ consulta }: Events['PedidosExportados']): Flow {
  const { files } = yield* ports();
  const path = '/Agencia/Pedidos/Exportacao';
  yield* submit(
    'exportacaoPedidos',
    { method: 'POST', path, body: consulta },
    { via: () => call(files.save, path, 'itape-pedidos.csv', consulta), toasts: true },
  );
}
