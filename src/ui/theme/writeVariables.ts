/**
 * Run after a change of tokens.ts: `npx tsx src/ui/theme/writeVariables.ts && npm run format`. A test detects outdated
 * output.
 */
import { writeFileSync } from 'node:fs';
import { contrastTheme } from './contrastTheme';
import { muiTheme } from './theme';
import { variablesCss } from './variablesCss';

writeFileSync(new URL('variables.css', import.meta.url), variablesCss(muiTheme, contrastTheme));
