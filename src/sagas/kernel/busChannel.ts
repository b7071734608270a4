import type { MulticastChannel } from 'redux-saga';
import { stdChannel } from 'redux-saga';
import type { Bus } from '../../events/bus';
import type { BusEvent } from '../../events/catalogue';

/** The channel that workflows take from: store actions and every event of the bus. */
export function busChannel(bus: Bus): MulticastChannel<BusEvent> {
  const channel = stdChannel<BusEvent>();
  bus.on('*', (type, payload) => channel.put({ type, payload } as BusEvent));
  return channel;
}
