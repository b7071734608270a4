/** Brings the generated android/ and ios/ to what the app needs; run after each `cap add` or `cap sync`, as often as one likes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPolicy, PAGES, sourcesOf } from './pagePolicy.mjs';
import { FILES, PATCHES } from './patches.mjs';

const root = process.argv[2] ?? import.meta.dirname;
const isGenerated = (file) => existsSync(path.join(root, file.split('/')[0]));

function write(file, text) {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`✓ ${file}`);
}

const platforms = ['android', 'ios'].filter(isGenerated);
if (platforms.length === 0) {
  console.error('Gere os projetos primeiro: npx cap add android, npx cap add ios.');
  process.exitCode = 1;
}
for (const [file, text] of Object.entries(FILES)) if (isGenerated(file)) write(file, text);
for (const [file, patch] of Object.entries(PATCHES)) {
  if (isGenerated(file)) write(file, patch(readFileSync(path.join(root, file), 'utf8')));
}
const sources = sourcesOf(process.env);
for (const file of PAGES) {
  if (existsSync(path.join(root, file))) write(file, addPolicy(readFileSync(path.join(root, file), 'utf8'), sources));
}
