/** `npm run docs:env` writes `.env.example` and the table of variables in server/README.md from server/environmentVariables.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentTable, envExample } from './environmentPages';
import { root } from '../prepare.mjs';

const readme = path.join(root, 'server/README.md');
writeFileSync(path.join(root, '.env.example'), envExample());
writeFileSync(readme, environmentTable(readFileSync(readme, 'utf8')));
