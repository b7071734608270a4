export const CHROMIUM: string;
/** The executable that journeys and book start. */
export function testBrowser(): string;
export const CHROMEDRIVER: string;
export const ZBARIMG: string;
export const PDFTOPPM: string;
export const REDIS_SERVER: string;
export const QUIET_FLAGS: string[];
export const STEADY_FLAGS: string[];
export function ensureBrowser(): void;
