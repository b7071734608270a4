import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { EventoPoltronas } from '../../../domain/wire/compra/poltronas';
import type { StreamPort } from '../../../services/ports';

/** Message of a coach's seat stream: the occupied seats, or that it broke and polling is needed. */
export type PoltronasSignal = EventoPoltronas | 'broken';

/** Server-sent events of a coach as a channel; only the latest unread message is kept. */
export const poltronasSignals = (
  stream: StreamPort,
  {
    viagemId,
    localidadeOrigem,
    localidadeDestino,
  }: Record<'viagemId' | 'localidadeOrigem' | 'localidadeDestino', string>,
): EventChannel<PoltronasSignal> =>
  eventChannel((tell) => {
    const query = new URLSearchParams({ localidadeOrigem, localidadeDestino });
    const opened = stream.open(
      `/Viagens/${viagemId}/Poltronas/Eventos?${query}`,
      (data) => {
        const { ocupadas } = (data ?? {}) as Partial<EventoPoltronas>;
        if (Array.isArray(ocupadas)) tell({ ocupadas });
      },
      () => tell('broken'),
    );
    return opened.close;
  }, buffers.sliding(1));
