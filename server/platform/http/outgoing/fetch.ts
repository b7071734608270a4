/** The part of `fetch` that is used, so that a test can replace the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
