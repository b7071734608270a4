/** Tasks of this process, one after the other. */
export interface Queue {
  /** Runs a task when those before have ended. A task that fails is over, and hinders none after it. */
  add: (task: () => Promise<void>) => void;
  /** True where no task runs or waits. */
  isIdle: () => boolean;
}

export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  let open = 0;
  return {
    add: (task) => {
      open += 1;
      last = last
        .then(task)
        .catch(() => undefined)
        .finally(() => {
          open -= 1;
        });
    },
    isIdle: () => open === 0,
  };
}
