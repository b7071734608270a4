/** Files whose texts stay Portuguese, by what they are for. */
const PORTUGUESE: readonly RegExp[] = [
  // The book's own pages.
  /^src\/ui\/(foundations|guide|docs|examples)\//,
  // Screens of staff.
  /^src\/ui\/(BrandPreview|CoachEditor|SideNavigation|DataTable|ReportTile|BarChart)\//,
  /^src\/features\/bilhetes\/embarque\//,
];

export const staysPortuguese = (file: string): boolean => PORTUGUESE.some((pattern) => pattern.test(file));
