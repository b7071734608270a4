import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { runRetention } from './schedule';

const RUN_MS = 10 * 60_000;

/** Forgets personal data when its time is over (docs/retencao.md). */
export const retencao = subject<Platform>('retencao', [], (_app, { database, scheduler }) => {
  scheduler.add({ nome: 'retencao', everyMs: RUN_MS, run: () => runRetention(database) });
});
