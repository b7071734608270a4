import mitt, { type Emitter } from 'mitt';
import type { Events } from './catalogue';

type Mitt = Emitter<Events>;

/** Function properties instead of methods, so that `emit` can be passed without `this`. */
export interface Bus {
  on: Mitt['on'];
  off: Mitt['off'];
  emit: Mitt['emit'];
}

/** Creates the application's bus; tests create their own. */
export const createBus = (): Bus => mitt<Events>();
