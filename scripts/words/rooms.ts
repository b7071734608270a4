import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserModules } from './browserModules';
import { messagesOf, sourcesIn } from './readMessages';

/** Files of the catalogue. `base` has what several rooms say, `servidor` what no module of the website says. */
export const ROOMS = [
  'base',
  'interface',
  'sessao',
  'conta',
  'lugares',
  'viagens',
  'compra',
  'pagamento',
  'bilhetes',
  'posVenda',
  'avisos',
  'empresa',
  'aplicativo',
  'chatbot',
  'servidor',
] as const;
export type Room = (typeof ROOMS)[number];

export type Words = Record<string, string>;

const fileOf = (root: string, language: string, room: Room): string =>
  path.join(root, `src/words/${language}/${room}.json`);

export const readRoom = (root: string, language: string, room: Room): Words =>
  JSON.parse(readFileSync(fileOf(root, language, room), 'utf8')) as Words;

export const writeRoom = (root: string, language: string, room: Room, words: Words): void =>
  writeFileSync(fileOf(root, language, room), `${JSON.stringify(words, null, 2)}\n`);

const isRoom = (name: string): name is Room => ROOMS.some((room) => room === name);

/** The room of a module of the website that says a message: `src/features/compra/x.tsx` → `compra`. */
function roomOf(file: string): Room {
  const [, floor = '', subject = ''] = file.split('/');
  if (floor === 'ui') return 'interface';
  if (floor === 'app' || floor === 'services') return 'aplicativo';
  return isRoom(subject) ? subject : 'base';
}

/** Each message that is said, with the file of the catalogue in which it belongs. */
export function readPlaces(root: string): Map<string, Room> {
  const rooms = new Map<string, Set<Room>>();
  const ofScreens = browserModules(root);
  for (const file of sourcesIn(root, ['src', 'server', 'scripts'])) {
    const room = ofScreens.has(file) ? roomOf(file) : 'servidor';
    for (const { text } of messagesOf(root, file)) rooms.set(text, (rooms.get(text) ?? new Set()).add(room));
  }
  return new Map(
    [...rooms].map(([text, found]) => {
      const [first = 'base', ...others] = [...found].filter((room) => found.size === 1 || room !== 'servidor');
      return [text, others.length === 0 ? first : 'base'];
    }),
  );
}
