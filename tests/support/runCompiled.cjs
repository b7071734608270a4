'use strict';

const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Script } = require('node:vm');

/**
 * Runs the program `process.argv[2]`, which exports `started`, from what V8 has compiled of it in an earlier start: a quarter
 * of the processor time of a start is compiling. The first start that gets so far leaves it beside the program.
 */
const file = process.argv[2];
const kept = `${file}.v8`;
const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`;
const script = new Script(source, { filename: file, cachedData: existsSync(kept) ? readFileSync(kept) : undefined });
script.runInThisContext()(module.exports, require, module, file, path.dirname(file));

// This process may be killed at any moment: a file is there whole, or not at all.
void module.exports.started.then(() => {
  if (existsSync(kept)) return;
  const part = `${kept}.${process.pid}`;
  writeFileSync(part, script.createCachedData());
  renameSync(part, kept);
});
