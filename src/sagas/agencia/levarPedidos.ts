import type { BusEvent } from '../../events/catalogue';
import { textoDaFalha } from '../../domain/compra/falhas';
import { tarefaEnded, tarefaStarted } from '../../store/agencia/agencia';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/** Prints and exports of an agency: a ticket's reprint, the list as a spreadsheet. */
export function* levarPedidos(): Flow {
  while (true) {
    const event = yield* takeEvent('BilheteReimpresso', 'PedidosExportados');
    const tarefa = event.type === 'BilheteReimpresso' ? 'reimprimir' : 'exportar';
    yield* put(tarefaStarted(tarefa));
    const result = yield* save(event);
    yield* put(tarefaEnded(tarefa));
    if (result.ok) yield* put(baseApi.util.invalidateTags(event.type === 'BilheteReimpresso' ? ['Pedidos'] : []));
    else {
      const texto = textoDaFalha(result.failure);
      yield* put(toastShown({ tone: 'danger', texto }));
    }
  }
}

function* save(event: BusEvent<'BilheteReimpresso' | 'PedidosExportados'>) {
  const { files } = yield* ports();
  if (event.type === 'PedidosExportados') {
    return yield* call(files.save, '/Agencia/Pedidos/Exportacao', 'itape-pedidos.csv', event.payload.consulta);
  }
  const { pedidoId, bilheteId, localizador, formato } = event.payload;
  const path = `/Agencia/Pedidos/${pedidoId}/Bilhetes/${bilheteId}/Pdf?formato=${formato}`;
  return yield* call(files.save, path, `itape-${localizador}.pdf`);
}
