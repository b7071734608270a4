import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { registerResumo } from './routes/resumo';

/** The back office: what needs attention (ADR 53). Its tools stand in the rooms whose tables they change. */
export const administracao = subject<Platform>(
  'administracao',
  ['conclusao', 'empresa', 'chatbot'],
  (app, platform) => {
    registerResumo(app, platform);
  },
);
