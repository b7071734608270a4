import { createContext, useContext } from 'react';
import { createBus, type Bus } from './bus';

export const BusContext = createContext<Bus>(createBus());

/** How a screen says that something happened: `emit('BuscaEnviada', { busca })`. */
export const useEmit = (): Bus['emit'] => useContext(BusContext).emit;
