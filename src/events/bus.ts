import mitt, { type Emitter } from 'mitt';
import type { Events } from './catalogue';

type Mitt = Emitter<Events>;

/** Function properties, so that `emit` may be handed around. */
export interface Bus {
  on: Mitt['on'];
  off: Mitt['off'];
  emit: Mitt['emit'];
}

/** One bus an application; tests make their own. */
export const createBus = (): Bus => mitt<Events>();
