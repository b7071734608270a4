import { combineReducers } from '@reduxjs/toolkit';

/** One slice a subject; lazy screens add theirs when they load. */
export const rootReducer = combineReducers({ app: (state: { versao: number } = { versao: 1 }) => state });
export type RootState = ReturnType<typeof rootReducer>;
