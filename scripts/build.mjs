import { prepare } from './prepare.mjs';

prepare();
const { buildWeb } = await import('./buildWeb.mjs');
buildWeb({ force: true });
