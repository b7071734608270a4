import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * A part of the product whose tests are measured: the modules that are changed, and the test files that must notice.
 * @typedef {{ mutate: string[], tests: string[] }} Group
 */

const root = path.resolve(import.meta.dirname, '../..');

/** Paths from the project's root of the files `folder/name.ts`. */
const modules = (folder, ...names) => names.map((name) => `${folder}/${name}.ts`);

/** Every test file below a folder, except those of a DOM and those that a name excludes. */
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
// Thousands of schedules of all workflows at once would be asked about every change.
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
 * The groups of `npm run mutation`, by name.
 * @type {Record<string, Group>}
 */
export const groups = {
  /** Session, guard, validation and links. */
  dominio: { mutate: DOMINIO, tests: DOMINIO.map((file) => file.replace(/\.ts$/, '.test.ts')) },
  /** The session: its person, its end, and the pages it opens. */
  sagasSessao: { mutate: SAGAS.sessao.map(sagaFile), tests: SAGA_TESTS },
  /** From the hold to the ticket and back to the money, at home and at a counter. */
  sagasCompra: { mutate: SAGAS.compra.map(sagaFile), tests: SAGA_TESTS },
  /** All other workflows; `root` and the typed effects hold no decision of their own. */
  sagasDemais: {
    mutate: [
      'src/sagas/*.ts',
      ...['*.test', 'root', 'effects', ...SAGAS.sessao, ...SAGAS.compra].map((name) => `!${sagaFile(name)}`),
    ],
    tests: SAGA_TESTS,
  },
  /** Money as arithmetic, on both sides: prices, shares, fees, refunds, change, drawers. No database takes part. */
  dinheiro: { mutate: DINHEIRO, tests: DINHEIRO_TESTS },
  /** Seats: kept, prolonged, sold, given back. */
  reservas: {
    mutate: [
      ...modules('server/inventory', 'hold', 'holdCeilings', 'holdLimit', 'extend', 'extendForPayment', 'findReserva'),
      ...modules('server/inventory', 'freeSeat', 'relocate', 'seats', 'seatsTogether', 'suggest', 'transitions'),
      ...modules('server', 'reservas', 'liberarReserva'),
    ],
    // Ten thousand buyers at once are about load, and take longer than all others together.
    tests: [
      ...testsBelow('server/inventory', /tenThousand/),
      ...modules('server', 'reservas.test', 'reservasLimits.test'),
    ],
  },
  /** What an order costs, and by which states it goes. */
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
  /** Pix and cards: charged, received, given back. */
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
  /** What is given back, by which rule, from which payment. */
  posVenda: {
    mutate: modules(
      'server/afterSale',
      ...['seatMoney', 'refundSources', 'policies', 'exchangeRule', 'cancelPreview', 'cancelTickets', 'endTicket'],
    ),
    tests: [...testsBelow('server/afterSale'), ...modules('server/agencia/operadores', 'counter/cashBack.pg.test')],
  },
  /** Money in notes: received, given back, counted. */
  caixa: {
    mutate: [
      ...modules('server/agency/counter', 'discount', 'receiveCash', 'cashBack', 'cashMethod', 'payOwedCash'),
      ...modules('server/agencia/caixas', 'countTill', 'recordMovement', 'tillRows', 'tillPermissions'),
    ],
    tests: [
      ...testsBelow('server/agency/counter'),
      ...testsBelow('server/agencia/caixas'),
      ...modules('server', 'caixas.test', 'balcao.test'),
    ],
  },
};

/** Names that stand for several groups. */
const several = {
  sagas: ['sagasSessao', 'sagasCompra', 'sagasDemais'],
  servidor: ['pedidos', 'pagamentos', 'posVenda', 'caixa'],
};

/**
 * @param {string[]} names of groups; none means all.
 * @returns {string[]}
 * @throws where a name is none of a group.
 */
export function groupNames(names) {
  const wanted = names.length === 0 ? Object.keys(groups) : names.flatMap((name) => several[name] ?? [name]);
  const unknown = wanted.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new Error(`no group ${unknown.join(', ')}: ${[...Object.keys(groups), ...Object.keys(several)].join(', ')}`);
  return wanted;
}

/**
 * The group that this process is about, as run.ts names it.
 * @returns {Group}
 */
export function currentGroup() {
  const [name] = groupNames([process.env.MUTATION_GROUP ?? 'dominio']);
  return groups[name];
}
