/** `npx tsx src/ui/theme/writeVariables.ts` after a change of tokens.ts; variablesCss.test.ts says when it is due. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { muiTheme } from './theme';
import { variablesCss } from './variablesCss';

const file = new URL('variables.css', import.meta.url);
writeFileSync(file, await format(variablesCss(muiTheme), { parser: 'css', printWidth: 120 }));
