import type { Middleware } from '@reduxjs/toolkit';
import { addons } from 'storybook/preview-api';
import type { Bus } from '../../src/events/bus';
import type { EventName, Events } from '../../src/events/catalogue';
import { type EmitRequest, type Happening, messages } from './channel';
import { createStepRecorder } from './gravador/createStepRecorder';
import type { Origin } from './gravador/recording';
import type { State } from './gravador/stateChanges';
import { maskPayload } from './maskPayload';

export interface Watch {
  /** Middleware that reports every store action. */
  middleware: Middleware;
  /** The bus for the screens: what is emitted through it is recorded as theirs. */
  screenBus: Bus;
  end: () => void;
}

/** Real time, even when the story's clock is changed. */
const realNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** Reports the app's events to the panel with what they change, and emits on its bus what the panel sends. */
export function watchApp(bus: Bus): Watch {
  const channel = addons.getChannel();
  let getState = (): State => ({});
  // Of the event that is emitted next; workflows emit on the bus itself.
  let origin: Origin = 'aplicativo';
  const recorder = createStepRecorder({
    getState: () => getState(),
    now: realNow,
    onStep: (step) => channel.emit(messages.recorded, step),
    onChanges: (changes) => channel.emit(messages.changed, changes),
  });
  const tell = (kind: Happening['kind'], type: string, payload: unknown) =>
    channel.emit(messages.happened, { kind, type, payload: maskPayload(payload), at: realNow() } satisfies Happening);
  const answer = () => channel.emit(messages.running, true);
  const emitFrom = (from: Origin, type: EventName, payload: unknown) => {
    origin = from;
    bus.emit(type, payload as Events[EventName]);
  };
  // The manager has validated name and payload against the catalogue's examples.
  const emit = ({ type, payload }: EmitRequest) => emitFrom('painel', type as EventName, payload);
  const told = (type: EventName, payload: unknown) => {
    const from = origin;
    // Workflows answer within the same call, with events of their own.
    origin = 'aplicativo';
    tell('evento', type, payload);
    recorder.record(type, payload, from);
  };

  bus.on('*', told);
  channel.on(messages.asked, answer);
  channel.on(messages.emit, emit);
  answer();
  return {
    middleware: (store) => {
      getState = () => store.getState() as State;
      return (next) => (action) => {
        const { type, payload } = action as { type: string; payload?: unknown };
        tell('ação', type, payload);
        const result = next(action);
        recorder.changed();
        return result;
      };
    },
    screenBus: {
      ...bus,
      emit: ((type: EventName, payload: unknown) => emitFrom('tela', type, payload)) as Bus['emit'],
    },
    end: () => {
      recorder.end();
      bus.off('*', told);
      channel.off(messages.asked, answer);
      channel.off(messages.emit, emit);
      channel.emit(messages.running, false);
    },
  };
}
