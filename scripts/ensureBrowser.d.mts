export const CHROMIUM: string;
export const CHROMEDRIVER: string;
export function ensureBrowser(): void;
