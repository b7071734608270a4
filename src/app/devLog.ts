import type { Middleware } from '@reduxjs/toolkit';
import type { AppInstance } from './createStore';

/** Fields hidden in the log: credentials and personal data. */
const SECRET = /^(senha|codigo|cpf|celular|dataNascimento|numero|email|pixCopiaECola)$/;

/** A number of a seat is no document. */
const isSecret = (key: string, value: unknown): boolean =>
  SECRET.test(key) && Boolean(value) && !(key === 'numero' && typeof value === 'number');

/** The value with hidden fields masked. */
export function cover(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/(?<=[?&](code|state)=)[^&]+/g, '•••');
  if (Array.isArray(value)) return value.map(cover);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key, inner) ? '•••' : cover(inner)]),
  );
}

/** Logs every event of the bus and every action of the store to the console. Development builds only. */
export function startDevLog({ bus, addMiddleware }: AppInstance, write: (...line: unknown[]) => void): void {
  bus.on('*', (type, payload) => write(`event  ${type}`, cover(payload)));
  const logActions: Middleware = () => (next) => (action) => {
    const { type, payload } = action as { type: string; payload?: unknown };
    write(`action ${type}`, cover(payload));
    return next(action);
  };
  addMiddleware(logActions);
}
