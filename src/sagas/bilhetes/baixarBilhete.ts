import type { BusEvent } from '../../events/catalogue';
import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

const PDF_FALHOU = 'Não foi possível baixar o PDF. O bilhete na tela vale do mesmo jeito.';
const AGENDA_FALHOU = 'Não foi possível baixar o arquivo da agenda. Tente novamente.';

/** Saves a ticket as PDF or as calendar entry. */
export function* baixarBilhete(): Flow {
  while (true) {
    const event = yield* takeEvent('BilhetePdfPedido', 'BilheteAgendaPedido');
    yield* save(event);
  }
}

function* save({ type, payload }: BusEvent<'BilhetePdfPedido' | 'BilheteAgendaPedido'>): Flow {
  const { files } = yield* ports();
  const [resource, extension] =
    type === 'BilhetePdfPedido' ? (['Pdf', 'pdf'] as const) : (['Calendario', 'ics'] as const);
  const result = yield* call(
    files.save,
    `/Bilhetes/${payload.bilheteId}/${resource}`,
    `itape-${payload.localizador}-poltrona-${payload.poltrona}.${extension}`,
  );
  if (result.ok) return;
  yield* put(toastShown({ tone: 'danger', texto: type === 'BilhetePdfPedido' ? PDF_FALHOU : AGENDA_FALHOU }));
}
