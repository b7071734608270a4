'use strict';

const { execFileSync } = require('node:child_process');
const { existsSync, readdirSync, realpathSync } = require('node:fs');
const { createServer } = require('node:net');
const { delimiter, dirname, join } = require('node:path');

/** The folder with the programs of PostgreSQL, from PATH, or Debian's, newest first; null where there is none. */
function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => folder && existsSync(join(folder, name))),
  );
  // A link on PATH leads to the folder with all the programs.
  return found === undefined ? null : dirname(realpathSync(join(found, 'postgres')));
}

/** Options that run a program as another user: PostgreSQL and PgBouncer refuse root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist: try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.');
}

/** A port that nothing listens on. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

module.exports = { findBinaries, unprivileged, freePort };
