/** First views of the routes: which chunks a cold visit of an address runs before its screen is complete, in order. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAdministracao } from '../../src/domain/administracao/isAdministracao';
import { rotas, type NomeRota, type Rota } from '../../src/domain/base/rotas';

/** An address of a route with the chunks of its first view. */
export interface RouteView {
  /** Name of the route, and of the step where an address names one. */
  name: string;
  path: string;
  /** Parameters that the address must have; an empty value stands for any. */
  query: Readonly<Record<string, string>>;
  /** Names of chunks, by the time at which the client asks for them when nothing is preloaded. */
  waves: readonly (readonly string[])[];
}

/** Parts that stand in a screen's first view, loaded after the screen has run. */
const PARTS: Partial<Record<NomeRota, readonly string[]>> = {
  relatorioFechamento: ['fechamento-abertura'],
  pagamentoExterno: ['pagamento-externo-formularios'],
};

/** Addresses that ask for a part together with the screen; the first that fits holds. */
const STEPS: Partial<Record<NomeRota, readonly Pick<RouteView, 'name' | 'query' | 'waves'>[]>> = {
  comprarViagem: [
    { name: 'passageiros', query: { viagem: '', etapa: 'passageiros' }, waves: [['compra', 'compra-passageiros']] },
    { name: 'pagamento', query: { viagem: '', etapa: 'pagamento' }, waves: [['compra', 'compra-pagamento']] },
    { name: 'poltronas', query: { viagem: '' }, waves: [['compra', 'compra-poltronas']] },
  ],
  minhasViagens: [{ name: 'bilhete', query: { pedido: '' }, waves: [['minhas-viagens', 'minhas-viagens-bilhete']] }],
};

/** Routes whose address alone shows no screen of their own, so that nothing is fetched for it beforehand. */
const NEEDS_STEP: ReadonlySet<NomeRota> = new Set(['comprarViagem']);

const ROUTES_FILE = path.resolve(import.meta.dirname, '../../src/app/routes/routes.ts');
const ROUTE =
  /\.\.\.rotas\.(\w+),\s+load: (?:together\('[\w-]+', )?\(\) => import\(\/\* webpackChunkName: "([\w-]+)" \*\//g;

/** The chunk of each route, as the route table names it for webpack. */
export function chunksOfRoutes(source = readFileSync(ROUTES_FILE, 'utf8')): Map<NomeRota, string> {
  return new Map([...source.matchAll(ROUTE)].map(([, nome, chunk]) => [nome as NomeRota, chunk ?? '']));
}

/** Every first view, a route's steps before its plain address. */
export function routeViews(chunks = chunksOfRoutes()): RouteView[] {
  return [...chunks].flatMap(([nome, chunk]) => {
    const rota: Rota = rotas[nome];
    const judged = rota.acesso === 'open' ? [] : [['amplify']];
    const screen = isAdministracao(rota.path) ? ['administracao', chunk] : [chunk];
    const steps = (STEPS[nome] ?? []).map((step) => ({
      ...step,
      name: `${nome}: ${step.name}`,
      path: rota.path,
      waves: [...judged, ...step.waves],
    }));
    if (NEEDS_STEP.has(nome)) return steps;
    const parts = PARTS[nome] ? [PARTS[nome]] : [];
    return [...steps, { name: nome, path: rota.path, query: {}, waves: [...judged, screen, ...parts] }];
  });
}
