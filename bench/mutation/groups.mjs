import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A measured part of the product: the mutated modules, and the test files that must detect mutants.
 * @typedef {{ mutate: string[], tests: string[] }} Group
 */

const root = path.resolve(import.meta.dirname, '../..');

/** All test files below a folder, except DOM tests and excluded names. */
const testsBelow = (folder, excluded = /^$/) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.dom.test.ts') && !excluded.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

/** Paths of modules below a folder by their names alone, which are unique there. */
function modulesBelow(folder, ...names) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => {
    const file = files.find((one) => path.basename(one) === `${name}.ts`);
    if (!file) throw new Error(`${folder} has no ${name}.ts`);
    return `${folder}/${file}`;
  });
}

const DOMINIO = modulesBelow(
  'src/domain',
  'sessao',
  'acesso',
  'cadastro',
  'cpf',
  'nome',
  'celular',
  'data',
  'rotas',
  'retomada',
  'links',
  'senha',
  'provedor',
);

const DINHEIRO = [
  ...modulesBelow('server/precos', 'pricePedido', 'spread', 'judgeCupom', 'judgeDesconto', 'grantBeneficios'),
  ...modulesBelow('server/pedidos', 'pedidoRules', 'companionRules'),
  ...modulesBelow('server/pagamento', 'pixExpiry', 'cartaoBrake'),
  ...modulesBelow('server/reservas', 'poltronasTogether'),
  ...modulesBelow('src/domain', 'balcao', 'posVenda', 'resumoPreco', 'cartao', 'poltronasJuntas', 'dinheiro'),
  ...modulesBelow('src/domain/agencia/caixa', 'cedulas', 'conferencia', 'diferenca', 'resumo'),
];
const DINHEIRO_TESTS = [
  ...modulesBelow('server/precos', 'pricePedido.test', 'priceWords.test'),
  ...modulesBelow('server/pedidos', 'pedidoRules.test', 'companionRules.test'),
  ...modulesBelow('server/pagamento', 'pixExpiry.test', 'cartaoBrake.test'),
  ...modulesBelow('server/reservas', 'poltronasTogether.test'),
  ...modulesBelow(
    'src/domain',
    'balcao.test',
    'posVenda.test',
    'resumoPreco.test',
    'cartao.test',
    'poltronasJuntas.test',
  ),
  ...modulesBelow('src/domain', 'dinheiro.test'),
  ...testsBelow('src/domain/agencia/caixa'),
];

/** A room's own modules: neither its tests and test data nor its tables and the list of its routes. */
const room = (folder) => [
  `${folder}/**/*.ts`,
  ...['*.test.ts', 'testdata/**', 'tables.ts', 'plugin.ts'].map((name) => `!${folder}/**/${name}`),
];

// The interleaving tests are too slow to run for every mutant.
const SAGA_TESTS = testsBelow('src/sagas', /interleavings/);
const SAGAS = {
  sessao: [
    'beginSessao',
    'checkSessao',
    'encerrarSessao',
    'iniciarSessao',
    'insistirSessao',
    'recheckSessao',
    'sair',
    'retomarSessaoAnterior',
    'sessaoExterna',
    'validadeSessao',
    'guard',
    'guardarLink',
    'supervised',
    'failures',
    'request',
    'requestTimed',
    'tryIdentity',
    'concluirLoginFederado',
    'contaAtual',
    'sincronizarPorta',
  ],
  compra: [
    'reservarPoltronas',
    'reservaNoServidor',
    'outrasReservas',
    'tempoReserva',
    'fazerPedido',
    'concluirPedido',
    'concluirIsento',
    'pagarPix',
    'pagarCartao',
    'enviarCartao',
    'acompanharCartao',
    'cobrarExterno',
    'watchPedido',
    'venderNoBalcao',
    'operarCaixa',
    'devolverDinheiro',
    'passosPosVenda',
    'cancelarPassagem',
    'remarcarPassagem',
    'transferirPassagem',
    'recalcularValorTotal',
    'precoDaReserva',
    'pedidoSignals',
  ],
};

/**
 * Groups of `npm run mutation`, by name.
 * @type {Record<string, Group>}
 */
export const groups = {
  /** Session, guard, validation and links. */
  dominio: { mutate: DOMINIO, tests: DOMINIO.map((file) => file.replace(/\.ts$/, '.test.ts')) },
  /** Workflows of the session: sign-in, sign-out, and guarded pages. */
  sagasSessao: { mutate: modulesBelow('src/sagas', ...SAGAS.sessao), tests: SAGA_TESTS },
  /** Workflows from hold to ticket and refund, online and at a counter. */
  sagasCompra: { mutate: modulesBelow('src/sagas', ...SAGAS.compra), tests: SAGA_TESTS },
  /** All other workflows; `root` and the typed effects contain no decisions. */
  sagasDemais: {
    mutate: [
      'src/sagas/**/*.ts',
      '!src/sagas/**/*.test.ts',
      ...modulesBelow('src/sagas', 'root', 'effects', ...SAGAS.sessao, ...SAGAS.compra).map((file) => `!${file}`),
    ],
    tests: SAGA_TESTS,
  },
  /** Monetary arithmetic of both sides: prices, shares, fees, refunds, change, drawers. Without a database. */
  dinheiro: { mutate: DINHEIRO, tests: DINHEIRO_TESTS },
  /** Seats: held, extended, sold, released. */
  reservas: {
    mutate: room('server/reservas'),
    // The test of ten thousand buyers is about load, and takes longer than all others together.
    tests: [
      ...testsBelow('server/reservas', /tenThousand/),
      // Money that comes late, a change of coaches, sales at the operator and payments move seats too.
      ...modulesBelow(
        'server/conclusao',
        'concludePedido.test',
        'trocaOnibus.test',
        'purchaseAtOperadora.test',
        'statementsOfPurchase.test',
      ),
      ...modulesBelow('server/pagamento', 'cartaoChallenge.test'),
    ],
  },
  /** Prices and states of an order. */
  pedidos: {
    mutate: [...room('server/precos'), ...room('server/pedidos'), ...room('server/conclusao')],
    tests: [
      ...['server/pedidos', 'server/precos', 'server/conclusao'].flatMap((folder) => testsBelow(folder)),
      ...modulesBelow('server/posVenda', 'oneSuccessor.pg.test', 'exchangeBilhete.test', 'pedidoComCredito.test'),
      // A capture that is refused ends an order, and a person who leaves is taken out of theirs.
      ...modulesBelow('server/pagamento/cartao', 'cartaoFaults.pg.test'),
      ...modulesBelow('server/conta/routes', 'contaExclusao.test'),
    ],
  },
  /** Pix and cards: charged, received, refunded. */
  pagamentos: {
    mutate: room('server/pagamento'),
    tests: [
      ...testsBelow('server/pagamento'),
      ...modulesBelow('server/posVenda', 'cancelBilhetes.test', 'cartaoEstorno.test', 'posVenda.pg.test'),
      ...modulesBelow('server/conclusao', 'concludePedido.test', 'sweepPedidos.test'),
    ],
  },
  /** Refunds: amount, rule, and payment. */
  posVenda: {
    mutate: [
      ...room('server/posVenda'),
      ...modulesBelow('server/pedidos', 'poltronaMoney'),
      ...room('server/pagamento/estornos'),
    ],
    tests: [
      ...testsBelow('server/posVenda'),
      ...testsBelow('server/pagamento/estornos'),
      ...modulesBelow('server/pagamento', 'giveDinheiroBack.pg.test'),
    ],
  },
  /** Cash: received, refunded, counted. */
  caixa: {
    mutate: [...room('server/pagamento/dinheiro'), ...room('server/agencia/caixas')],
    tests: [
      ...testsBelow('server/pagamento/dinheiro'),
      ...testsBelow('server/agencia'),
      ...modulesBelow('server/pagamento', 'payDoors.test'),
    ],
  },
};

/** Aliases of several groups. */
const several = {
  sagas: ['sagasSessao', 'sagasCompra', 'sagasDemais'],
  servidor: ['reservas', 'pedidos', 'pagamentos', 'posVenda', 'caixa'],
};

/**
 * @param {string[]} names of groups; none means all.
 * @returns {string[]}
 * @throws for an unknown name.
 */
export function groupNames(names) {
  const wanted = names.length === 0 ? Object.keys(groups) : names.flatMap((name) => several[name] ?? [name]);
  const unknown = wanted.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new Error(`no group ${unknown.join(', ')}: ${[...Object.keys(groups), ...Object.keys(several)].join(', ')}`);
  return wanted;
}

/**
 * The group of this process, named by run.ts.
 * @returns {Group}
 */
export function currentGroup() {
  const [name] = groupNames([process.env.MUTATION_GROUP ?? 'dominio']);
  return groups[name];
}
