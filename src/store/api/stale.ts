import type { Action } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];

/** Marks reads as stale: those on screen load again, the others when they are next needed. */
export const stale = (...tags: Tag[]): Action => baseApi.util.invalidateTags(tags);
