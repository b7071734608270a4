'use strict';

const floors = require('./server/floors.json');

/** The house's table of who may import whom (ARCHITECTURE.md carries it in words). */
const TEST = '\\.(test|stories|docs)\\.tsx?$';
const only = (from, allowed, comment) => ({
  name: `${from}-imports`,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: TEST },
  to: { path: '^(src|server)/', pathNot: `^src/(words/|${allowed})` },
});

/** The files of a room of the server; a room within a room (`agencia/caixas`) is one of its own. */
function filesOfRoom(room) {
  if (room === '.') return { path: '^server/[^/]+$' };
  const inner = floors.flatMap(({ rooms }) => rooms).filter((other) => other.startsWith(`${room}/`));
  return { path: `^server/${room}/`, ...(inner.length > 0 && { pathNot: `^server/(${inner.join('|')})/` }) };
}

/** Each room imports rooms of lower floors only: none of its own floor, none above. */
const floorRules = floors
  .flatMap(({ rooms }, floor) =>
    rooms.map((room) => {
      const own = filesOfRoom(room);
      const closed = floors
        .slice(0, floor + 1)
        .flatMap((one) => one.rooms)
        .filter((other) => other !== room);
      return closed.map((other) => {
        const to = filesOfRoom(other);
        return {
          name: `${room}-stands-below-${other}`,
          comment: 'A lower room is handed what it needs of a higher one (server/floors.json).',
          severity: 'error',
          from: { ...own, pathNot: [TEST, '/testdata/', own.pathNot].filter(Boolean) },
          to,
        };
      });
    }),
  )
  .flat();

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment: 'The measurements have packages of their own.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'Programs of scripts and tests are started, not imported; knip finds those that nothing names.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|server)/',
        pathNot: [
          '\\.d\\.ts$',
          TEST,
          '^src/app/main\\.tsx$',
          '^server/(main|catalogoMain)\\.ts$',
          '/tables\\.ts$',
          '\\.css$',
          '\\.json$',
        ],
      },
      to: {},
    },
    {
      name: 'no-barrels',
      comment: 'Name the file you mean; barrels hide cycles and ship what nobody asked for.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'no-drawer-folders',
      comment: 'A function lives in the domain or beside its only user.',
      severity: 'error',
      from: {},
      to: { path: '/(utils|helpers|common)/', pathNot: 'node_modules' },
    },
    only('words', 'words/', 'The words of all languages stand below everything.'),
    {
      name: 'translations-come-as-they-are-needed',
      comment: 'The website loads one language (loadWords); the server, the book and tests have all.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/words/'] },
      to: { path: '^src/words/(catalogues\\.ts|en/|es/)' },
    },
    only('domain', 'domain/', 'The pure rules know nothing of ours.'),
    {
      name: 'domain-packages',
      comment:
        'Pure rules: yup for forms, typebox for the wire, date-fns for the calendar, brazilian-utils for check digits.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(yup|typebox|date-fns|@date-fns/tz|@brazilian-utils/brazilian-utils)/',
      },
    },
    {
      name: 'wire-ships-types-only',
      comment: 'The schemas of the wire run on the server; the browser takes their types.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/domain/wire/'] },
      to: { path: '^src/domain/wire/', dependencyTypesNot: ['type-only'] },
    },
    only('events', '(events|domain)/', 'The bus knows the domain.'),
    only('store', 'store/|domain/|services/ports', 'The store never calls.'),
    only('services', '(services|domain)/', 'Adapters know the domain and their ports.'),
    only(
      'sagas',
      'sagas/|domain/|events/|store/|services/(ports|identityError)',
      'Workflows see the world through ports.',
    ),
    only(
      'ui',
      'ui/|domain/base/cor\\.ts',
      'The library knows no store, saga, router, API or identity; colours are measured by one rule.',
    ),
    only('sw', 'sw/', 'The worker knows the files of the build and nothing of the product.'),
    only('features', '(features|domain|events|store|ui)/', 'Screens select and emit.'),
    {
      name: 'no-cross-feature',
      comment: 'Features meet in the store, on the bus, in app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'mui-stays-in-ui',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/', TEST] },
      to: { path: 'node_modules/@mui/' },
    },
    {
      name: 'amplify-stays-in-its-adapter',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/services/identity/', TEST] },
      to: { path: 'node_modules/(aws-amplify|@aws-amplify)/' },
    },
    {
      name: 'server-imports-domain-only',
      severity: 'error',
      comment: 'The tokens are pure data; e-mails are painted in the colours of the screens.',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/(domain|words)/', '^src/ui/theme/tokens\\.ts$'] },
    },
    {
      name: 'server-speaks-in-a-context',
      severity: 'error',
      comment:
        'speakLanguage replaces the source that inLanguage reads; test files of the server share their modules, so that a later file would say Portuguese whatever it asks for.',
      from: { path: '^server/' },
      to: { path: '^tests/support/speakLanguage' },
    },
    {
      name: 'client-never-imports-server',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^server/' },
    },
    {
      name: 'no-dev-packages-at-run-time',
      severity: 'error',
      // The web's packages are built into dist/, so that production installs the server's alone.
      from: {
        path: '^(src/(domain|words)|server)/',
        pathNot: [TEST, '/seed/generate/', '/testdata/', '^src/words/rich\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
