'use strict';

const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');

/**
 * Runs the program `process.argv[2]`, which exports `started`, from V8's code cache of an earlier start, since
 * compiling takes a quarter of a start's processor time. The first start writes the cache beside the program.
 */
const file = process.argv[2];
const kept = `${file}.v8`;
const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
const script = new Script(source, { filename: file, cachedData: existsSync(kept) ? readFileSync(kept) : undefined });
script.runInThisContext()(module.exports, require, module, file, path.dirname(file));

// The process may be killed at any time, so the cache is written under a temporary name and renamed.
void module.exports.started.then(() => {
  if (existsSync(kept)) return;
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, script.createCachedData());
  renameSync(part, kept);
});
