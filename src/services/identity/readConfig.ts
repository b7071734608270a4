import type { Config } from '../../domain/wire/base/config';

/** Reader of `/config.json`: loaded once, and again after a failure. */
export function createConfigReader(send: typeof fetch): () => Promise<Config> {
  let reading: Promise<Config> | null = null;
  const read = async (): Promise<Config> => {
    // Without headers of its own, so that the answer that a page announces is used.
    const response = await send('/config.json');
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    return (await response.json()) as Config;
  };
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}
