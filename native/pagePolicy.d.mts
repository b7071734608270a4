/** Origins beyond the page's own. */
export interface PageSources {
  connect: string[];
  frame: string[];
}
export const PAGES: string[];
export function sourcesOf(env: Readonly<Record<string, string | undefined>>): PageSources;
export function addPolicy(html: string, sources: PageSources): string;
