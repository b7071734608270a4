import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { forgetVitais } from './desempenho/vitalRepository';
import { registerDesempenho } from './routes/desempenho';
import { registerRelatoriosVitais } from './routes/relatoriosVitais';
import { registerResumo } from './routes/resumo';

/** Days for which measures of pages are kept: three of the longest periods on the screen. */
const VITAIS_DIAS = 84;
const FORGET_MS = 60 * 60_000;

/**
 * The back office: what needs attention (ADR 53), and how quick the pages are for those who visit them (ADR 68). Its tools
 * stand in the rooms whose tables they change.
 */
export const administracao = subject<Platform>(
  'administracao',
  ['conclusao', 'empresa', 'chatbot'],
  (app, platform) => {
    const { database, scheduler } = platform;
    registerResumo(app, platform);
    registerRelatoriosVitais(app, platform);
    registerDesempenho(app, platform);
    scheduler.add({
      nome: 'vitais-antigos',
      everyMs: FORGET_MS,
      run: () => forgetVitais(database.db, VITAIS_DIAS),
    });
  },
);
