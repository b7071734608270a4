/** A wait that the specification (§9) bounds and aws-amplify v6 no longer does. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The work, or a `TimeoutError` once the time is up; the work itself goes on unheeded. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
