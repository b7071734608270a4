/**
 * Run after a change of tokens.ts or of the theme: `npx tsx src/ui/theme/writeVariables.ts && npm run format`. Tests
 * detect outdated output.
 */
import { writeFileSync } from 'node:fs';
import { contrastTheme } from './contrastTheme';
import { muiTheme } from './theme';
import { themeData } from './themeData';
import { variablesCss } from './variablesCss';

writeFileSync(new URL('variables.css', import.meta.url), variablesCss(muiTheme, contrastTheme));
writeFileSync(new URL('screenTheme.json', import.meta.url), `${JSON.stringify(themeData(muiTheme), null, 2)}\n`);
