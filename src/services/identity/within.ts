/** A timeout required by the specification (§9), which aws-amplify v6 no longer has. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Resolves with the work, or rejects with a `TimeoutError`; the work itself is not cancelled. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
