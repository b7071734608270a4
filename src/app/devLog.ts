import type { Middleware } from '@reduxjs/toolkit';
import type { AppInstance } from './createStore';

/** What nobody should read over a shoulder, or find in a pasted log. */
const SECRET = /^(senha|codigo|cpf|celular|dataNascimento|numero|email|pixCopiaECola)$/;

/** The same value with its secrets covered. */
export function cover(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/(?<=[?&](code|state)=)[^&]+/g, '•••');
  if (Array.isArray(value)) return value.map(cover);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) && inner ? '•••' : cover(inner)]),
  );
}

/** Every event of the bus and every action of the store, in order, in the console. Development builds only. */
export function startDevLog({ bus, addMiddleware }: AppInstance, write: (...line: unknown[]) => void): void {
  bus.on('*', (type, payload) => write(`event  ${type}`, cover(payload)));
  const logActions: Middleware = () => (next) => (action) => {
    const { type, payload } = action as { type: string; payload?: unknown };
    write(`action ${type}`, cover(payload));
    return next(action);
  };
  addMiddleware(logActions);
}
