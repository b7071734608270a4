/**
 * Runs phases so that no processor is idle while a phase could run: in list order, each as soon as its predecessors
 * have ended and its processors are free.
 * @param phases `{ name, cores, after, run }`: `cores` occupied (`Infinity` runs alone, for timing), `after` names of
 *   predecessors, `run` resolves with `{ passed, failed, failures }`.
 * @param capacity processors of this machine.
 * @param hooks.started called with each starting phase; `hooks.ended` with the phase, its result and its seconds.
 * @throws on a cycle or an unknown predecessor.
 */
export async function runPhases(phases, capacity, { started = () => {}, ended = () => {} } = {}) {
  const waiting = [...phases];
  const running = new Map();
  const done = new Set();
  const need = ({ cores = 1 }) => Math.min(cores, capacity);
  const begin = (phase) => {
    const begun = performance.now();
    started(phase);
    const end = Promise.resolve()
      .then(phase.run)
      .catch((error) => ({ passed: 0, failed: 1, failures: [String(error?.stack ?? error)] }))
      .then((result) => ({ phase, result, seconds: (performance.now() - begun) / 1000 }));
    running.set(phase, end);
  };
  while (waiting.length > 0 || running.size > 0) {
    let free = capacity - [...running.keys()].reduce((sum, phase) => sum + need(phase), 0);
    for (const phase of waiting.slice()) {
      const isReady = (phase.after ?? []).every((name) => done.has(name));
      if (!isReady || need(phase) > free) continue;
      waiting.splice(waiting.indexOf(phase), 1);
      free -= need(phase);
      begin(phase);
    }
    if (running.size === 0) {
      throw new Error(`These phases wait for one that never ends: ${waiting.map(({ name }) => name).join(', ')}`);
    }
    const { phase, result, seconds } = await Promise.race(running.values());
    running.delete(phase);
    done.add(phase.name);
    ended(phase, result, seconds);
  }
}
