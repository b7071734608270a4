import { END, stdChannel, type EffectMiddleware, type MulticastChannel } from 'redux-saga';

interface Named {
  type: string;
}

/** Goes on with a message; redux-saga reads `cancel` from it. */
interface Resume<T> {
  (message: T): void;
  cancel?: () => void;
}

interface Waiting<T> {
  resume: Resume<T>;
  matches: (message: T) => boolean;
  /** Place in the order in which workflows began to wait. */
  turn: number;
}

export interface NamedChannel<T extends Named> extends MulticastChannel<T> {
  /** Waits for the next message with one of these names. */
  takeNamed: (names: readonly string[], resume: Resume<T>) => void;
}

const always = (): boolean => true;
/** The name under which those wait that judge every message by a pattern; redux-saga calls every message so too. */
const ANY = '*';

/**
 * A channel in which workflows wait by the name of their message, so that one that waits for another name costs a message
 * nothing. Workflows go on in the order in which they began to wait, and at the time that redux-saga's own channel
 * chooses: after the effects under way. It lasts as long as the page.
 */
export function namedChannel<T extends Named>(): NamedChannel<T> {
  const timed = stdChannel<T>();
  const byName = new Map<string, Set<Waiting<T>>>();
  let turns = 0;

  /** The set of a name, which stays when nobody waits: there are as many as names. */
  const waitingFor = (name: string): Set<Waiting<T>> => {
    const known = byName.get(name) ?? new Set<Waiting<T>>();
    byName.set(name, known);
    return known;
  };
  const add = (names: readonly string[], resume: Resume<T>, matches: Waiting<T>['matches']): void => {
    const places = names.map(waitingFor);
    const waiting = { resume, matches, turn: (turns += 1) };
    for (const place of places) place.add(waiting);
    resume.cancel = () => {
      for (const place of places) place.delete(waiting);
    };
  };
  const handOn = (message: T | END): void => {
    if (message.type === END.type) return;
    const named = message as T;
    timed.take(handOn, always);
    // A copy, since a workflow that goes on may begin to wait again.
    const waiting = [...waitingFor(named.type), ...waitingFor(ANY)].sort((a, b) => a.turn - b.turn);
    for (const { resume, matches } of waiting) {
      if (!matches(named)) continue;
      resume.cancel?.();
      resume(named);
    }
  };
  timed.take(handOn, always);
  return {
    ...timed,
    take: (resume: Resume<T>, matches = always) => add([ANY], resume, matches),
    takeNamed: (names, resume) => add(names, resume, always),
  };
}

interface Take {
  type: 'TAKE';
  payload: { pattern?: unknown; channel?: unknown };
}

const isNames = (pattern: unknown): pattern is string[] =>
  Array.isArray(pattern) && pattern.every((one) => typeof one === 'string');

/** Lets an effect that takes names from the workflows' channel wait by them. */
export const takeByName =
  <T extends Named>(channel: NamedChannel<T>): EffectMiddleware =>
  (next) =>
  (effect: Take | undefined) => {
    const { pattern, channel: own } = (effect?.type === 'TAKE' && effect.payload) || {};
    if (own || !isNames(pattern)) return next(effect);
    const named = { take: (resume: Resume<T>) => channel.takeNamed(pattern, resume) };
    next({ ...effect, payload: { ...effect?.payload, pattern: undefined, channel: named } });
  };
