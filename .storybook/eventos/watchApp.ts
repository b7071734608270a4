import type { Middleware } from '@reduxjs/toolkit';
import { addons } from 'storybook/preview-api';
import type { Bus } from '../../src/events/bus';
import type { EventName, Events } from '../../src/events/catalogue';
import { type EmitRequest, type Happening, messages } from './channel';
import { maskPayload } from './maskPayload';

export interface Watch {
  /** Middleware that reports every store action. */
  middleware: Middleware;
  end: () => void;
}

/** Real time, even when the story's clock is changed. */
const realNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** Reports the app's events to the panel, and emits on its bus what the panel sends. */
export function watchApp(bus: Bus): Watch {
  const channel = addons.getChannel();
  const tell = (kind: Happening['kind'], type: string, payload: unknown) =>
    channel.emit(messages.happened, { kind, type, payload: maskPayload(payload), at: realNow() } satisfies Happening);
  const answer = () => channel.emit(messages.running, true);
  // The manager has validated name and payload against the catalogue's examples.
  const emit = ({ type, payload }: EmitRequest) => bus.emit(type as EventName, payload as Events[EventName]);
  const told = (type: EventName, payload: unknown) => tell('evento', type, payload);

  bus.on('*', told);
  channel.on(messages.asked, answer);
  channel.on(messages.emit, emit);
  answer();
  return {
    middleware: () => (next) => (action) => {
      const { type, payload } = action as { type: string; payload?: unknown };
      tell('ação', type, payload);
      return next(action);
    },
    end: () => {
      bus.off('*', told);
      channel.off(messages.asked, answer);
      channel.off(messages.emit, emit);
      channel.emit(messages.running, false);
    },
  };
}
