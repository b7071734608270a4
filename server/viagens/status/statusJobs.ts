import type { Job } from '../../platform/jobs/scheduler';
import type { Steps } from '../../platform/jobs/steps';
import { sendReminders } from '../../avisos/lembretes/sendReminders';
import { simulateStatus } from '../../sandbox/simulateStatus';
import type { Services } from '../../services';

const MINUTE_MS = 60_000;

/** Buyers are told what their trips are up to; in a demonstration somebody must say it first. */
export const statusJobs = ({ config, database }: Pick<Services, 'config' | 'database'>, steps: Steps): Job[] => [
  { nome: 'lembretes', everyMs: MINUTE_MS, run: () => sendReminders(database, config.publicUrl, steps) },
  ...(config.production
    ? []
    : [{ nome: 'sandbox-andamento', everyMs: MINUTE_MS / 2, run: () => simulateStatus(database) }]),
];
