import type { Fetch } from '../../platform/http/outgoing/fetch';

/** The parts of the SDK's request that a `fetch` needs. */
interface SdkRequest {
  method: string;
  protocol: string;
  hostname: string;
  port?: number | undefined;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** The SDK gives JSON as text or as its bytes. */
const textOf = (body: unknown): string => (body instanceof Uint8Array ? new TextDecoder().decode(body) : String(body));

/** Sends the SDK's requests by a `fetch` of ours, which reaches the embedded provider without a socket. */
export const createFetchHandler = (fetch: Fetch) => ({
  handle: async (request: SdkRequest, { abortSignal }: { abortSignal?: unknown } = {}) => {
    const { method, protocol, hostname, port, path, headers, body } = request;
    const origin = `${protocol}//${hostname}${port === undefined ? '' : `:${port}`}`;
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(body !== undefined && body !== null && { body: textOf(body) }),
      ...(abortSignal instanceof AbortSignal && { signal: abortSignal }),
    });
    const answered = new Uint8Array(await response.arrayBuffer());
    return {
      response: { statusCode: response.status, headers: Object.fromEntries(response.headers), body: answered },
    };
  },
  updateHttpClientConfig: (): void => undefined,
  httpHandlerConfigs: () => ({}),
});
