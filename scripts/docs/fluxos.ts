/** `npm run docs:fluxos` draws the phases of the purchase into docs/fluxos.md from their table of transitions. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fasesDiagram } from './fasesPage';
import { root } from '../prepare.mjs';

const page = path.join(root, 'docs/fluxos.md');
writeFileSync(page, fasesDiagram(readFileSync(page, 'utf8')));
