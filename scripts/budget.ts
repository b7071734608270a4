/** Byte budget: maximum download of each route, in kB of brotli, checked on the built files. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../dist');
const chunks = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8')) as Record<string, string[]>;

/** Limits of everything that home runs before an interaction; the last one is what a route may add. */
const HOME_KB = 140;
const HOME_HTML_KB = 16;
const ROUTE_KB = 60;
/** Exceptions. The first of these chunks to load brings MUI's engine (about 19 kB), which shell and home do without. */
const LIMITS_KB: Record<string, number> = {
  amplify: 45,
  resultado: 85,
  'minhas-viagens': 65,
  cadastro: 100,
  'minha-conta': 85,
  'pos-venda': 110,
  embarque: 75,
  compra: 80,
  'compra-passageiros': 70,
  candidatura: 75,
  encomendas: 75,
  // Agency tools: opened once a day and kept open, so tables and fields may load at once.
  pedidos: 70,
  'pagamento-externo': 75,
  operadores: 65,
  fechamento: 70,
  // Loaded only for visitors who may report delays.
  'operacao-viagem': 75,
};

const bytes = (file: string): number =>
  statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(path.join(dist, file)).size;
const kB = (files: string[]): number =>
  files.filter((file) => /\.(js|css)$/.test(file)).reduce((sum, file) => sum + bytes(file), 0) / 1000;

const home = new Set(chunks.main ?? []);
/** The page that a part extends: `compra-poltronas` adds to `compra`. */
const pageOf = (name: string): readonly string[] =>
  Object.entries(chunks).find(([page]) => name.startsWith(`${page}-`))?.[1] ?? [];
const rows = [
  { name: 'home: HTML', size: statSync(path.join(dist, 'index.html.br')).size / 1000, limit: HOME_HTML_KB },
  { name: 'home: JavaScript', size: kB([...home].filter((file) => file.endsWith('.js'))), limit: HOME_KB },
  // The worker is no chunk of a page.
  { name: 'sw', size: kB(['sw.js']), limit: ROUTE_KB },
  ...Object.entries(chunks)
    .filter(([name]) => name !== 'main')
    .map(([name, files]) => ({
      name,
      size: kB(files.filter((file) => !home.has(file) && !pageOf(name).includes(file))),
      limit: LIMITS_KB[name] ?? ROUTE_KB,
    })),
];

for (const { name, size, limit } of rows)
  console.log(`${size <= limit ? '✓' : '✗'} ${name.padEnd(32)} ${size.toFixed(1).padStart(7)} kB of ${limit}`);

const over = rows.filter(({ size, limit }) => size > limit);
if (over.length > 0) {
  console.error(`Acima do orçamento: ${over.map(({ name }) => name).join(', ')}`);
  process.exitCode = 1;
}
