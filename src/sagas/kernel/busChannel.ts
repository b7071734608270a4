import type { Bus } from '../../events/bus';
import type { BusEvent } from '../../events/catalogue';
import { namedChannel, type NamedChannel } from './namedChannel';

/** The channel that workflows take from: store actions and every event of the bus. */
export function busChannel(bus: Bus): NamedChannel<BusEvent> {
  const channel = namedChannel<BusEvent>();
  bus.on('*', (type, payload) => channel.put({ type, payload } as BusEvent));
  return channel;
}
