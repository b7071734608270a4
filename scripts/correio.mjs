/**
 * Plays a mail server on this machine: every message becomes a file. For trials and docs/instalacao.md.
 *
 *     node scripts/correio.mjs 2525 correio
 */
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SMTPServer } from 'smtp-server';

const [port = '2525', folder = 'correio'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
let count = 0;

new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    count += 1;
    pipeline(stream, createWriteStream(path.join(folder, `${String(count).padStart(4, '0')}.eml`))).then(
      () => done(),
      done,
    );
  },
}).listen(Number(port), '127.0.0.1', () => console.log(`Correio em smtp://127.0.0.1:${port}`));
