import type { Grupo } from '../../src/domain/sessao/grupos';
import type { Pedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { Reserva } from '../../src/domain/wire/compra/reservas';
import type { Viagem } from '../../src/domain/wire/viagens/viagens';
import catalogo from '../recordings/catalogo.json';
import compra from '../recordings/compra.json';
import conta from '../recordings/conta.json';
import people from '../recordings/pessoas.json';
import type { Conhecido, Gravado, Recording } from './recording';
import type { Answer, Failure, Reply } from './storyApi';

/** All recordings. */
export const recordings = [...catalogo, ...conta, ...compra] as unknown as readonly Recording[];

interface Pessoa {
  sub: string;
  email: string;
  nome: string;
  grupos: Grupo[];
}
const gravadas = people as Record<Gravado, Pessoa>;
const { admin, agenciaResponsavel } = gravadas;

export const pessoas: Record<Conhecido, Pessoa> = {
  ...gravadas,
  empresa: { ...admin, grupos: [...admin.grupos, ...agenciaResponsavel.grupos] },
};

/** A recorded answer by name. */
export function recorded(name: string): Reply {
  const found = recordings.find((one) => one.name === name);
  if (!found) throw new Error(`nothing was recorded as “${name}”`);
  return found;
}

/** Answers in sequence; the last one repeats. */
export function inTurn(...answers: (Reply | Failure)[]): Answer {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return answer ?? 'never';
  };
}

export const offline: Failure = 'offline';
export const never: Failure = 'never';
/** Server error that allows a retry. */
export const brokenServer: Reply = {
  status: 503,
  body: { type: 'about:blank', title: 'Indisponível', status: 503, erros: [] },
};

const dataOf = <T>({ body }: Pick<Reply, 'body'>): T => (body as { data: T }).data;
const usual = (method: string, isPath: (path: string) => boolean): Reply => {
  const found = recordings.find((one) => one.name === undefined && one.method === method && isPath(one.path));
  if (!found) throw new Error(`no ${method} of that path was recorded`);
  return found;
};
const [ida] = dataOf<Viagem[]>(usual('GET', (path) => path.startsWith('/Viagens?') && path.includes('Origem=1&')));
const [volta] = dataOf<Viagem[]>(usual('GET', (path) => path.startsWith('/Viagens?') && path.includes('Origem=4&')));

/** First departure of each direction. */
export const viagens = { ida, volta } as { ida: Viagem; volta: Viagem };

const idOf = (reply: Reply): string => dataOf<Pedido>(reply).id;

/** Recorded orders by state. */
export const pedidos = {
  pendente: idOf(usual('POST', (path) => path === '/Pedidos')),
  emitido: idOf(recorded('pedidoEmitido')),
  vencido: idOf(recorded('pedidoVencido')),
};

/** Expiry of the recorded hold. */
export const fimDaReserva = new Date(dataOf<Reserva>(usual('POST', (path) => path === '/Reservas')).expiraEm);

/** The pending order in another state. */
export const situacao = (now: SituacaoPedido): Reply => {
  const pedido = dataOf<Pedido>(usual('GET', (path) => path === `/Pedidos/${pedidos.pendente}`));
  return { status: 200, body: { data: { ...pedido, situacao: now } } };
};

/** The default charge, for `inTurn`. */
export const pixAberto = usual('POST', (path) => path === `/Pedidos/${pedidos.pendente}/Pix`);

/** A charge that expired two hours ago. */
export const pixQueVence = recorded('pixVencido');
