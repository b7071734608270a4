import { subject } from '../../platform/http/subject';
import type { Platform } from '../../platform/platform';
import { registerCaixas } from './routes/caixas';
import { registerRelatorioFechamento } from './routes/relatorioFechamento';

/** Tills: opened, counted, closed and signed off. */
export const caixas = subject<Platform>('caixas', ['operadores'], (app, platform) => {
  registerCaixas(app, platform);
  registerRelatorioFechamento(app, platform);
});
