import { createContext, useContext } from 'react';
import { createBus, type Bus } from './bus';

export const BusContext = createContext<Bus>(createBus());

/** Returns `emit`, with which screens report events: `emit('BuscaEnviada', { busca })`. */
export const useEmit = (): Bus['emit'] => useContext(BusContext).emit;
