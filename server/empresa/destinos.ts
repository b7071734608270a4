import type { Dia } from '../../src/domain/base/data';
import type { Destino, DestinoResumo, RotaDestino } from '../../src/domain/wire/empresa/destinos';
import type { Localidade } from '../../src/domain/wire/lugares/localidades';
import type { Catalogue, Trecho } from '../viagens/catalogue';
import { groupBy } from '../viagens/groupBy';
import { precoDoDia } from '../viagens/tarifas/pricesOf';
import { byClasse } from './frota';

/** Every destination, by state and name, with the lowest fare to it on a day. */
export function listDestinos(catalogue: Catalogue, dia: Dia): DestinoResumo[] {
  return catalogue
    .coordenadas()
    .flatMap(({ id }) => {
      const localidade = catalogue.localidade(id);
      const rotas = routesOf(catalogue, catalogue.chegadasEm(id), dia).sort(byPrice);
      const [cheapest] = rotas;
      if (!localidade || !cheapest) return [];
      const { menorPrecoCentavos, origem } = cheapest;
      const origemMenorPreco = { nome: origem.nome, uf: origem.uf };
      return [{ localidade, origens: rotas.length, menorPrecoCentavos, origemMenorPreco }];
    })
    .sort((a, b) => a.localidade.uf.localeCompare(b.localidade.uf) || byName(a.localidade, b.localidade));
}

/** The routes to and from a place; undefined for a place without lines. */
export function findDestino(catalogue: Catalogue, id: string, dia: Dia): Destino | undefined {
  const localidade = catalogue.localidade(id);
  if (!localidade) return undefined;
  const chegando = routesOf(catalogue, catalogue.chegadasEm(id), dia).sort((a, b) => byName(a.origem, b.origem));
  const saindo = routesOf(catalogue, catalogue.saidasDe(id), dia).sort((a, b) => byName(a.destino, b.destino));
  return chegando.length + saindo.length > 0 ? { localidade, chegando, saindo } : undefined;
}

const byName = (a: Localidade, b: Localidade): number =>
  a.nome.localeCompare(b.nome, 'pt-BR') || a.terminal.localeCompare(b.terminal, 'pt-BR');

const byPrice = (a: RotaDestino, b: RotaDestino): number =>
  a.menorPrecoCentavos - b.menorPrecoCentavos || byName(a.origem, b.origem);

/** One route for each pair of places, however many lines serve it. */
function routesOf(catalogue: Catalogue, trechos: readonly Trecho[], dia: Dia): RotaDestino[] {
  const pairs = groupBy([...trechos], ({ origem, destino }) => `${origem.localidade.id} ${destino.localidade.id}`);
  return [...pairs.values()].flatMap((pair) => toRota(catalogue, pair, dia) ?? []);
}

function toRota(catalogue: Catalogue, pair: readonly Trecho[], dia: Dia): RotaDestino | null {
  const [first] = pair;
  const ofertas = pair.flatMap((trecho) => {
    const classes = [...new Set(trecho.tarifas.map(({ classe }) => classe))];
    return classes.flatMap((classe) => {
      const preco = precoDoDia(catalogue, trecho, classe, dia);
      return preco ? [{ classe, total: preco.totalCentavos }] : [];
    });
  });
  if (!first || ofertas.length === 0) return null;
  return {
    origem: first.origem.localidade,
    destino: first.destino.localidade,
    duracaoMinutos: Math.min(...pair.map(({ origem, destino }) => destino.chega - origem.sai)),
    menorPrecoCentavos: Math.min(...ofertas.map(({ total }) => total)),
    classes: [...new Set(ofertas.map(({ classe }) => classe))].sort(byClasse),
  };
}
