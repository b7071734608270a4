import { subject } from '../../platform/http/subject';
import type { Platform } from '../../platform/platform';
import { registerCaixas } from './routes/caixas';
import { registerFechamentoCaixa } from './routes/fechamentoCaixa';
import { registerRelatorioFechamento } from './routes/relatorioFechamento';

/** Tills: opened, counted, closed and signed off. */
export const caixas = subject<Platform>('caixas', ['operadores'], (app, platform) => {
  registerCaixas(app, platform);
  registerFechamentoCaixa(app, platform);
  registerRelatorioFechamento(app, platform);
});
