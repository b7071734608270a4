/** Files whose texts stay Portuguese, by what they are for (ADR 110). */
const PORTUGUESE: readonly RegExp[] = [
  // The book's own pages.
  /^src\/ui\/(foundations|guide|docs|examples)\//,
  /\/[sS]ample[A-Z]\w*\.tsx?$/,
  // Screens of staff, and the drivers' at the door.
  /^src\/ui\/(BrandPreview|CoachEditor|SideNavigation|DataTable|ReportTile|BarChart|Shortcuts|CodeScanner)\//,
  /^src\/features\/bilhetes\/embarque\//,
  /^src\/features\/compra\/balcao\//,
  /^src\/features\/pagamento\/externo\//,
  /^src\/features\/viagens\/informacao\/(OperacaoForm|PainelOperacao)\.tsx$/,
  /^src\/ui\/EmptyCatalogue\//,
  // Names: of the company, of its letters, of keys, of the ways of a purchase before they are said.
  /^src\/ui\/(brand\/BrandContext|theme\/tokens|PriceCalendar\/dayWalk)\.ts$/,
  /^src\/features\/compra\/(palavrasTrecho\.ts|pagamento\/CartaoQuadro\.tsx)$/,
  // The assistant converses in Portuguese.
  /^src\/features\/chatbot\/(BalaoView|textos)\.tsx?$/,
];

export const staysPortuguese = (file: string): boolean => PORTUGUESE.some((pattern) => pattern.test(file));
