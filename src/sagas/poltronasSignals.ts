import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { EventoPoltronas } from '../domain/wire/poltronas';
import type { StreamPort } from '../services/ports';

/** What the stream of a coach tells: the seats that are taken, or that it broke and somebody must look for themselves. */
export type PoltronasSignal = EventoPoltronas | 'broken';

/** The server-sent events of a coach as a channel; what comes while nobody takes replaces what came before. */
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
