export const CHROMIUM: string;
/** Browser executable of journeys and book. */
export function testBrowser(): string;
export const CHROMEDRIVER: string;
export const ZBARIMG: string;
export const PDFTOPPM: string;
export const REDIS_SERVER: string;
export const QUIET_FLAGS: string[];
export const STEADY_FLAGS: string[];
export function ensureBrowser(): void;
