/**
 * Preloaded into a measured server (`--import`): counts the statements that it sends to PostgreSQL, and answers its parent
 * over the channel between them.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';

const counts = new Map();
const { query } = pg.Client.prototype;

/** Every round trip counts, `begin` and `commit` too. */
pg.Client.prototype.query = function counted(first, ...rest) {
  const text = typeof first === 'string' ? first : (first?.text ?? '');
  counts.set(text, (counts.get(text) ?? 0) + 1);
  return query.call(this, first, ...rest);
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** Objects and buffers: resident memory grows and shrinks by what the engine and the allocator keep in reserve. */
function memoryInUse() {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (asked) => {
  if (asked === 'collect') collectGarbage();
  const { user, system } = process.cpuUsage();
  process.send?.({
    processorMs: (user + system) / 1000,
    memoryBytes: memoryInUse(),
    statements: Object.fromEntries(counts),
  });
});
// The channel keeps no server alive that was asked to end.
process.channel?.unref();
