import { browser } from '@wdio/globals';

export interface SeenRequest {
  url: string;
  /** `name: value`, as sent. */
  headers: string[];
}

/** Records every request of the browser, navigations included, until `stop`. */
export async function recordRequests(): Promise<{ stop: () => SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  await browser.sessionSubscribe({ events: ['network.beforeRequestSent'] });
  const note = ({ request }: { request: { url: string; headers: { name: string; value: { value?: string } }[] } }) =>
    void seen.push({
      url: request.url,
      headers: request.headers.map(({ name, value }) => `${name}: ${value.value ?? ''}`),
    });
  browser.on('network.beforeRequestSent', note);
  return {
    stop: () => {
      browser.off('network.beforeRequestSent', note as never);
      return seen;
    },
  };
}
