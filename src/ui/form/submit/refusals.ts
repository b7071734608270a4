import { createContext } from 'react';

/** The server's refusals by the names of fields, each with the value that was refused. */
export type Refusals = ReadonlyMap<string, { mensagem: string; value: unknown }>;

export const RefusalsContext = createContext<Refusals>(new Map());
