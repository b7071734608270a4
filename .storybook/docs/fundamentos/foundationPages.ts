import { aparenciaPages } from './aparencia';
import type { FoundationPages } from './foundationDocs';
import { palavrasPages } from './palavras';

/** Pages of all foundations that are no component. */
export const foundationPages: FoundationPages = { ...aparenciaPages, ...palavrasPages };
