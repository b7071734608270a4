import fs from 'node:fs';
import path from 'node:path';
import { fontFamily, fontWeight } from './tokens';

const faces = fs.readFileSync(path.join(__dirname, 'fonts.css'), 'utf8').split('@font-face').slice(1);
const value = (face: string, property: string) => new RegExp(`\\n  ${property}: ([^;]+);`).exec(face)?.[1];

it.each(faces)('brings the family that texts are written in, in every weight: %s', (face) => {
  expect(value(face, 'font-family')).toBe(fontFamily.split(',')[0]);
  const [lightest, heaviest] = (value(face, 'font-weight') ?? '').split(' ').map(Number);
  expect(lightest).toBeLessThanOrEqual(Math.min(...Object.values(fontWeight)));
  expect(heaviest).toBeGreaterThanOrEqual(Math.max(...Object.values(fontWeight)));
});

it.each(faces)('never exchanges letters that are on the screen, and has its file from a package: %s', (face) => {
  expect(value(face, 'font-display')).toBe('optional');
  const file = /url\('([^']+)'\)/.exec(face)?.[1] ?? '';
  expect(fs.existsSync(require.resolve(file))).toBe(true);
});

it('asks for letters that Portuguese lacks only where a text has them', () => {
  const limited = faces.filter((face) => value(face, 'unicode-range'));
  expect(limited.map((face) => value(face, 'unicode-range'))).toEqual(['U+100-2FF, U+1E00-1EFF']);
});
