const sheets = require.context('!!./rawLoader.cjs!../../src/ui', true, /\.css$/);

/** Stylesheets of one folder of the library, as text. */
export const stylesheetsOf = (folder: string): string =>
  sheets
    .keys()
    .filter((file) => file.startsWith(`./${folder}/`) && !file.includes('.stories.'))
    .map((file) => String(sheets(file)))
    .join('\n');
