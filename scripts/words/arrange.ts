/**
 * Puts each message into the file of the room that says it, and drops those that nothing says:
 * `npm run words:arrange`. Two translations of one message are named; the first is kept.
 */
import path from 'node:path';
import { readPlaces, readRoom, ROOMS, type Words, writeRoom } from './rooms';

const root = path.resolve(import.meta.dirname, '../..');
const places = readPlaces(root);

for (const language of ['en', 'es']) {
  const known: Words = {};
  for (const room of ROOMS)
    for (const [text, words] of Object.entries(readRoom(root, language, room))) {
      if (known[text] !== undefined && known[text] !== words)
        console.log(
          `${language}: ${JSON.stringify(text)}: ${JSON.stringify(known[text])}, not ${JSON.stringify(words)}`,
        );
      known[text] ??= words;
    }
  for (const text of Object.keys(known))
    if (!places.has(text)) console.log(`${language}: nothing says ${JSON.stringify(text)}`);
  for (const room of ROOMS) {
    const texts = Object.keys(known).filter((text) => places.get(text) === room);
    writeRoom(root, language, room, Object.fromEntries(texts.map((text) => [text, known[text] ?? ''])));
  }
}
