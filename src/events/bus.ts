import mitt, { type Emitter } from 'mitt';
import type { Events } from './catalogue';

export type Bus = Emitter<Events>;

/** One bus an application; tests make their own. */
export const createBus = (): Bus => mitt<Events>();
