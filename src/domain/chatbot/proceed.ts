import { addDias, type Dia } from '../base/data';
import { DIAS_FLEXIVEIS, type Merged } from './merge';
import type { Lugar } from './lugares';
import type { Conversa, Mundo, Turno } from './passos';

type Campo = 'origem' | 'destino' | 'dia' | 'volta';

/** The next step of a trip being settled: a question, or the answer. */
export function proceed(
  { conversa, impossivel, outroDia }: Merged,
  antes: Conversa,
  mundo: Mundo,
  maximo: number,
): Turno {
  if (impossivel) return { conversa: { ...conversa, pedido: 'dia' }, passo: { tipo: 'diaImpossivel' } };
  if (conversa.pessoas !== null && conversa.pessoas > maximo)
    return { conversa: { ...conversa, pessoas: null, pedido: antes.pedido }, passo: { tipo: 'pessoasDemais' } };
  if (conversa.destino === null) return ask('destino', conversa, antes);
  if (conversa.origem === null) return ask('origem', conversa, antes);

  const par = choosePar(conversa.origem, conversa.destino, mundo);
  if (par === 'igual')
    return { conversa: { ...conversa, destino: null, pedido: 'destino' }, passo: { tipo: 'mesmoLugar' } };
  if ('choose' in par) return ask(par.choose, conversa, antes, par.opcoes);
  const settled: Conversa = { ...conversa, origem: [par.origem.id], destino: [par.destino.id] };
  const hoje = mundo.hoje(par.origem.fuso);
  const trecho: Trecho = { ...par, hoje, ultimo: mundo.ultimoDia(hoje) };
  if (settled.assunto === 'situacao') {
    const dia = settled.dia ?? hoje;
    return { conversa: { ...settled, dia }, passo: { tipo: 'situacao', ...par, dia } };
  }
  return settled.dia === null
    ? withoutDia(settled, antes, trecho)
    : withDia(settled, settled.dia, antes, trecho, outroDia);
}

interface Trecho {
  origem: Lugar;
  destino: Lugar;
  hoje: Dia;
  /** The last day on sale. */
  ultimo: Dia;
}

function ask(campo: Campo, conversa: Conversa, antes: Conversa, opcoes: Lugar[] = []): Turno {
  const denovo = antes.pedido === campo && antes.opcoes.length === opcoes.length;
  return {
    conversa: { ...conversa, pedido: campo, opcoes: opcoes.map(({ id }) => id) },
    passo: { tipo: 'pergunta', campo, opcoes, denovo },
  };
}

/** Without a day: asks for one, unless the cheapest of a range is wanted. */
function withoutDia(conversa: Conversa, antes: Conversa, { origem, destino, hoje, ultimo }: Trecho): Turno {
  const { periodo, assunto } = conversa;
  if (periodo === null && assunto !== 'calendario') return ask('dia', conversa, antes);
  const { inicio, fim } = periodo ?? { inicio: hoje, fim: addDias(hoje, DIAS_FLEXIVEIS) };
  const from = inicio < hoje ? hoje : inicio;
  const asking: Conversa = { ...conversa, pedido: 'dia' };
  if (from > ultimo) return { conversa: { ...asking, periodo: null }, passo: { tipo: 'diaLonge', ultimo } };
  const until = fim > ultimo ? ultimo : fim;
  return { conversa: asking, passo: { tipo: 'calendario', origem, destino, inicio: from, fim: until } };
}

function withDia(
  conversa: Conversa,
  dia: Dia,
  antes: Conversa,
  { origem, destino, hoje, ultimo }: Trecho,
  outroDia: Dia | undefined,
): Turno {
  const { volta } = conversa;
  const again: Conversa = { ...conversa, dia: null, volta: null, pedido: 'dia' };
  if (dia < hoje) return { conversa: again, passo: { tipo: 'diaPassado', dia } };
  if (dia > ultimo || (volta !== null && volta > ultimo))
    return { conversa: again, passo: { tipo: 'diaLonge', ultimo } };
  if (conversa.idaVolta && volta === null) return ask('volta', conversa, antes);
  return { conversa, passo: { tipo: 'viagens', origem, destino, dia, ...(outroDia && { outroDia }) } };
}

type Par = { origem: Lugar; destino: Lugar } | { choose: 'origem' | 'destino'; opcoes: Lugar[] } | 'igual';

/** Chooses the pair of terminals that a direct line connects; when several pairs remain, the person chooses. */
function choosePar(origens: readonly string[], destinos: readonly string[], mundo: Mundo): Par {
  const places = (list: readonly string[]): Lugar[] => list.flatMap((id) => mundo.lugar(id) ?? []);
  const pairs = places(origens).flatMap((origem) =>
    places(destinos)
      .filter((destino) => destino.id !== origem.id && mundo.serve(origem.id, destino.id))
      .map((destino) => ({ origem, destino })),
  );
  const [first] = pairs;
  if (!first) return withoutLinha(places(origens)[0], places(destinos)[0]);
  const from = unique(pairs.map(({ origem }) => origem));
  if (from.length > 1) return { choose: 'origem', opcoes: from };
  const to = unique(pairs.map(({ destino }) => destino));
  return to.length > 1 ? { choose: 'destino', opcoes: to } : first;
}

/** Without a direct line a connection may exist, but not within the same city. */
const withoutLinha = (origem: Lugar | undefined, destino: Lugar | undefined): Par =>
  origem && destino && !(origem.nome === destino.nome && origem.uf === destino.uf) ? { origem, destino } : 'igual';

const unique = (lugares: readonly Lugar[]): Lugar[] => [...new Map(lugares.map((one) => [one.id, one])).values()];
