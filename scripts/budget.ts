/**
 * Byte budget, checked on the built files, in kB of brotli: what home may run, what each chunk may add, and bytes, files
 * and waves of code of a cold visit of each route.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PRELOADS_FILE, type Preload } from '../server/platform/web/preloads';
import { palavrasDaMarca } from '../src/domain/companhia/marca/nomeDaMarca';
import { fillModelo } from '../src/domain/aplicativo/modeloPagina';
import { isWithin, limitOf, routeLine } from './budget/routeBudget';
import { loadOf } from './budget/routeLoads';
import { routeViews } from './budget/routeViews';

const dist = path.resolve(import.meta.dirname, '../dist');
const chunks = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8')) as Record<string, string[]>;

/** Limits of everything that home runs before an interaction; the last one is what a route may add. */
const HOME_KB = 140;
const HOME_HTML_KB = 14;
/** Our letters (`src/ui/theme/fonts.css`). */
const LETTERS_KB = 21;
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
  // A form and the ticket's card in one view.
  'encontrar-bilhete': 66,
  compra: 80,
  'compra-passageiros': 70,
  candidatura: 75,
  encomendas: 77,
  // Agency tools: opened once a day and kept open, so tables and fields may load at once.
  pedidos: 70,
  'pagamento-externo': 75,
  operadores: 65,
  fechamento: 70,
  // The back office's screens load at a desk: the day's departures with every form of what may change of them.
  'administracao-operacao': 75,
  // Loaded only for visitors who may report delays.
  'operacao-viagem': 75,
};

const bytes = (file: string): number =>
  statSync(path.join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(path.join(dist, file)).size;
const kB = (files: string[]): number =>
  files.filter((file) => /\.(js|css)$/.test(file)).reduce((sum, file) => sum + bytes(file), 0) / 1000;

const entry = new Set(chunks.main ?? []);
const home = new Set([...entry, ...(chunks.home ?? [])]);
/** Home as the server sends it, with a foot and six routes of usual length. */
const servedHome = (): number => {
  const lugar = (nome: string) => ({ id: '123', nome });
  const rotas = ['São Paulo', 'Rio de Janeiro', 'Belo Horizonte', 'Curitiba', 'Brasília', 'Salvador'].map((nome) => ({
    origem: lugar(nome),
    destino: lugar('São José do Rio Preto'),
  }));
  const rodape = [
    'Viação Serra do Mar Transportes Rodoviários S.A. · CNPJ 12.345.678/0001-95',
    'Av. Cruzeiro do Sul, 1800, conjunto 1204, Santana, São Paulo/SP, CEP 02030-000',
    '0800 000 0000 · atendimento@empresa.com.br',
    'Privacidade: privacidade@empresa.com.br',
  ];
  const html = fillModelo(readFileSync(path.join(dist, '.index.html'), 'utf8'), {
    rodape,
    rotas,
    marca: palavrasDaMarca(null),
  });
  return brotliCompressSync(html).length / 1000;
};
/** Size of the letters that every page is written in; those of other languages are fetched where a name needs them. */
const lettersSize = (): number => {
  const files = readdirSync(path.join(dist, 'assets')).filter((file) => /-latin-wght-.*\.woff2$/.test(file));
  if (files.length !== 1) throw new Error(`dist/assets has ${files.length} files of letters`);
  return files.reduce((sum, file) => sum + statSync(path.join(dist, 'assets', file)).size, 0) / 1000;
};
/** The page that a part extends: `compra-poltronas` adds to `compra`. */
const pageOf = (name: string): readonly string[] =>
  Object.entries(chunks).find(([page]) => name.startsWith(`${page}-`))?.[1] ?? [];
const rows = [
  { name: 'home: HTML', size: servedHome(), limit: HOME_HTML_KB },
  { name: 'home: JavaScript', size: kB([...home].filter((file) => file.endsWith('.js'))), limit: HOME_KB },
  { name: 'letters', size: lettersSize(), limit: LETTERS_KB },
  // The worker is no chunk of a page.
  { name: 'sw', size: kB(['sw.js']), limit: ROUTE_KB },
  ...Object.entries(chunks)
    .filter(([name]) => name !== 'main' && name !== 'home')
    .map(([name, files]) => ({
      name,
      size: kB(files.filter((file) => !entry.has(file) && !pageOf(name).includes(file))),
      limit: LIMITS_KB[name] ?? ROUTE_KB,
    })),
];

for (const { name, size, limit } of rows)
  console.log(`${size <= limit ? '✓' : '✗'} ${name.padEnd(32)} ${size.toFixed(1).padStart(7)} kB of ${limit}`);

const preloads = JSON.parse(readFileSync(path.join(dist, PRELOADS_FILE), 'utf8')) as Preload[];
const views = routeViews();
const loads = views.map((view, index) => ({
  name: view.name,
  load: loadOf(view, chunks, preloads[index]?.files ?? [], bytes),
}));
console.log('\nA cold visit, entry included: kB / files / waves of code');
for (const { name, load } of loads) console.log(routeLine(name, load));

// Maps of the sources belong beside the public folder, where only the server reads them.
const publicMaps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'));
if (publicMaps.length > 0 || !existsSync(`${dist}-mapas`)) {
  console.error(`Mapas fora do lugar: ${publicMaps.join(', ') || 'não há dist-mapas'}`);
  process.exitCode = 1;
}

const over = [
  ...rows.filter(({ size, limit }) => size > limit),
  ...loads.filter(({ name, load }) => !isWithin(load, limitOf(name))),
].map(({ name }) => name);
if (over.length > 0) {
  console.error(`Acima do orçamento: ${over.join(', ')}`);
  process.exitCode = 1;
}
