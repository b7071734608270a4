/** The part of puppeteer-core that the bench calls; it comes with Lighthouse, which the default install leaves out. */
declare module 'puppeteer-core' {
  /** A connection to the protocol of the browser's own tools. */
  export interface Session {
    send: <T>(method: string, params?: object) => Promise<T>;
    on: <T>(event: string, listener: (event: T) => void) => void;
    detach: () => Promise<void>;
  }
  export interface Handle {
    click: () => Promise<void>;
    boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>;
    evaluate: <T>(run: (element: Element) => T) => Promise<T>;
  }
  interface Wait {
    timeout?: number;
    visible?: boolean;
  }
  export interface Page {
    goto: (url: string, options?: { waitUntil?: string; timeout?: number }) => Promise<unknown>;
    url: () => string;
    setViewport: (size: Size) => Promise<void>;
    createCDPSession: () => Promise<Session>;
    evaluate: <T, A extends unknown[]>(run: string | ((...args: A) => T), ...args: A) => Promise<Awaited<T>>;
    evaluateOnNewDocument: (run: string | (() => void)) => Promise<unknown>;
    waitForSelector: (selector: string, options?: Wait) => Promise<Handle | null>;
    waitForFunction: (run: string, options?: { timeout?: number; polling?: 'raf' | 'mutation' }) => Promise<unknown>;
    $: (selector: string) => Promise<Handle | null>;
    $$: (selector: string) => Promise<Handle[]>;
    close: () => Promise<void>;
    select: (selector: string, value: string) => Promise<unknown>;
    keyboard: { sendCharacter: (text: string) => Promise<void>; type: (text: string) => Promise<void> };
    mouse: { click: (x: number, y: number) => Promise<void> };
  }
  export interface Size {
    width: number;
    height: number;
    isMobile?: boolean;
    hasTouch?: boolean;
    deviceScaleFactor?: number;
  }
  export interface Context {
    newPage: () => Promise<Page>;
    close: () => Promise<void>;
  }
  export interface Browser {
    createBrowserContext: () => Promise<Context>;
    wsEndpoint: () => string;
    close: () => Promise<void>;
  }
  const puppeteer: { launch: (options: { executablePath: string; args: string[] }) => Promise<Browser> };
  export default puppeteer;
}
