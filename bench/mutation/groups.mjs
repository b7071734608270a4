import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A measured part of the product: the mutated modules, and the test files that must detect mutants.
 * @typedef {{ mutate: string[], tests: string[] }} Group
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Paths `folder/name.ts` from the project's root. */
const modules = (folder, ...names) => names.map((name) => `${folder}/${name}.ts`);

/** All test files below a folder, except DOM tests and excluded names. */
const testsBelow = (folder, excluded = /^$/) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.endsWith('.dom.test.ts') && !excluded.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

const DOMINIO = modules(
  'src/domain',
  ...[
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
  ],
);

const DINHEIRO = [
  ...modules('server/precos', 'priceOrder', 'spread', 'judgeCoupon', 'judgeDiscount', 'grantBenefits'),
  ...modules('server/orders', 'orderRules', 'companionRules'),
  ...modules('server/payments', 'pixExpiry', 'cardBrake'),
  ...modules('server/inventory', 'seatsTogether'),
  ...modules('src/domain', 'balcao', 'posVenda', 'resumoPreco', 'cartao', 'poltronasJuntas', 'dinheiro'),
  ...modules('src/domain/caixa', 'cedulas', 'conferencia', 'diferenca', 'resumo'),
];
const DINHEIRO_TESTS = [
  ...modules('server/precos', 'priceOrder.test', 'priceWords.test'),
  ...modules('server/orders', 'orderRules.test', 'companionRules.test'),
  ...modules('server/payments', 'pixExpiry.test', 'cardBrake.test'),
  ...modules('server/inventory', 'seatsTogether.test'),
  ...modules('src/domain', 'balcao.test', 'posVenda.test', 'resumoPreco.test', 'cartao.test', 'poltronasJuntas.test'),
  ...modules('src/domain', 'dinheiro.test'),
  ...testsBelow('src/domain/caixa'),
];

const sagaFile = (name) => `src/sagas/${name}.ts`;
// The interleaving tests are too slow to run for every mutant.
const SAGA_TESTS = testsBelow('src/sagas', /interleavings/);
const SAGAS = {
  sessao: [
    ...['beginSessao', 'checkSessao', 'encerrarSessao', 'iniciarSessao', 'insistirSessao', 'recheckSessao', 'sair'],
    ...['retomarSessaoAnterior', 'sessaoExterna', 'validadeSessao', 'guard', 'guardarLink', 'supervised', 'failures'],
    ...['request', 'requestTimed', 'tryIdentity', 'concluirLoginFederado', 'contaAtual', 'sincronizarPorta'],
  ],
  compra: [
    ...['reservarPoltronas', 'reservaNoServidor', 'outrasReservas', 'tempoReserva', 'fazerPedido', 'concluirPedido'],
    ...[
      'concluirIsento',
      'pagarPix',
      'pagarCartao',
      'enviarCartao',
      'acompanharCartao',
      'cobrarExterno',
      'watchPedido',
    ],
    ...['venderNoBalcao', 'operarCaixa', 'devolverDinheiro', 'passosPosVenda', 'cancelarPassagem', 'remarcarPassagem'],
    ...['transferirPassagem', 'recalcularValorTotal', 'precoDaReserva', 'pedidoSignals'],
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
  sagasSessao: { mutate: SAGAS.sessao.map(sagaFile), tests: SAGA_TESTS },
  /** Workflows from hold to ticket and refund, online and at a counter. */
  sagasCompra: { mutate: SAGAS.compra.map(sagaFile), tests: SAGA_TESTS },
  /** All other workflows; `root` and the typed effects contain no decisions. */
  sagasDemais: {
    mutate: [
      'src/sagas/*.ts',
      ...['*.test', 'root', 'effects', ...SAGAS.sessao, ...SAGAS.compra].map((name) => `!${sagaFile(name)}`),
    ],
    tests: SAGA_TESTS,
  },
  /** Monetary arithmetic of both sides: prices, shares, fees, refunds, change, drawers. Without a database. */
  dinheiro: { mutate: DINHEIRO, tests: DINHEIRO_TESTS },
  /** Seats: held, extended, sold, released. */
  reservas: {
    mutate: [
      ...modules('server/inventory', 'hold', 'holdCeilings', 'holdLimit', 'extend', 'extendForPayment', 'findReserva'),
      ...modules('server/inventory', 'freeSeat', 'relocate', 'seats', 'seatsTogether', 'suggest', 'transitions'),
      ...modules('server', 'reservas', 'liberarReserva'),
    ],
    // The test of ten thousand buyers is about load, and takes longer than all others together.
    tests: [
      ...testsBelow('server/inventory', /tenThousand/),
      ...modules('server', 'reservas.test', 'reservasLimits.test'),
    ],
  },
  /** Prices and states of an order. */
  pedidos: {
    mutate: [
      ...modules(
        'server/precos',
        'priceOrder',
        'spread',
        'judgeCoupon',
        'judgeDiscount',
        'grantBenefits',
        'seatToPrice',
      ),
      ...modules('server/orders', 'orderRules', 'companionRules', 'successor', 'concludeOrder', 'expireOrders'),
    ],
    tests: [
      ...testsBelow('server/orders'),
      ...testsBelow('server/precos'),
      ...modules('server', 'cotacao.test', 'pedidos.test'),
      ...modules('server/afterSale', 'oneSuccessor.pg.test', 'exchangeTicket.test'),
    ],
  },
  /** Pix and cards: charged, received, refunded. */
  pagamentos: {
    mutate: modules(
      'server/payments',
      ...['refunds', 'charges', 'cardSettlement', 'cardCapture', 'supersedeCharges', 'pixExpiry', 'isento', 'inbox'],
    ),
    tests: [
      ...testsBelow('server/payments'),
      ...modules('server/afterSale', 'cancelTickets.test', 'cardRefund.test', 'afterSale.pg.test'),
      ...modules('server/orders', 'concludeOrder.test', 'sweepOrders.test'),
      ...modules('server', 'webhookPix.test', 'cartao.test'),
    ],
  },
  /** Refunds: amount, rule, and payment. */
  posVenda: {
    mutate: modules(
      'server/afterSale',
      ...['seatMoney', 'refundSources', 'policies', 'exchangeRule', 'cancelPreview', 'cancelTickets', 'endTicket'],
    ),
    tests: [...testsBelow('server/afterSale'), ...modules('server/agencia/operadores', 'counter/cashBack.pg.test')],
  },
  /** Cash: received, refunded, counted. */
  caixa: {
    mutate: [
      ...modules('server/agency/counter', 'discount', 'receiveCash', 'cashBack', 'cashMethod', 'payOwedCash'),
      ...modules(
        'server/agencia/caixas',
        'countTill',
        'countHolds',
        'recordMovement',
        'caixaRepository',
        'movimentoRepository',
        'contagemRepository',
        'tillPermissions',
      ),
    ],
    tests: [
      ...testsBelow('server/agency/counter'),
      ...testsBelow('server/agencia/caixas'),
      ...modules('server', 'caixas.test', 'balcao.test'),
    ],
  },
};

/** Aliases of several groups. */
const several = {
  sagas: ['sagasSessao', 'sagasCompra', 'sagasDemais'],
  servidor: ['pedidos', 'pagamentos', 'posVenda', 'caixa'],
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
