import { abaDoPedido, pedidosDaAba, rotuloDoPedido } from '../../src/domain/agencia/abasPedidos';
import { withOrigemChatbot } from '../../src/domain/chatbot/link';
import type { Passo } from '../../src/domain/chatbot/passos';
import { isInFaixa } from '../../src/domain/chatbot/horas';
import { toInformacaoLink, toPainelLink } from '../../src/domain/viagens/painel';
import { rotas } from '../../src/domain/base/rotas';
import { rotuloAtraso, rotulosSituacaoViagem } from '../../src/domain/viagens/situacaoViagem';
import { rotuloDiaCurto } from '../../src/domain/viagens/viagem';
import type { Pedido } from '../../src/domain/wire/compra/pedidos';
import type { PedidoResumido } from '../../src/domain/wire/chatbot/chatbot';
import type { PartidaPainel } from '../../src/domain/wire/viagens/viagens';
import { databaseNow } from '../platform/database/databaseNow';
import { listOwn } from '../pedidos/pedidoRepository';
import { toPedido } from '../pedidos/pedidoView';
import { answer, say, type Answer, type Asked, type Sources } from './answer';
import { textos } from './textos';

const MOSTRADOS = 3;

/** The caller's next trips and unfinished orders, the soonest first. */
async function nextPedidos({ database }: Sources, sub: string): Promise<{ pedidos: Pedido[]; agora: Date }> {
  const agora = await databaseNow(database.db);
  const all = (await listOwn(database.db, sub)).map(toPedido);
  return { agora, pedidos: [...pedidosDaAba(all, 'proximas', agora), ...pedidosDaAba(all, 'pendentes', agora)] };
}

/** "Onde está meu pedido": the caller's own, or the way to sign in. */
export async function answerPedidos(sources: Sources, { conversa, identity }: Asked): Promise<Answer> {
  if (identity.anonima) return { ...answer(conversa, [say(textos.loginForPedidos)]), pede: 'entrar' };
  const { pedidos } = await nextPedidos(sources, identity.sub);
  const link = { texto: 'Abrir Minhas viagens', href: withOrigemChatbot(rotas.minhasViagens.path) };
  if (pedidos.length === 0) return answer(conversa, [{ tipo: 'texto', texto: textos.semPedidos, link }]);
  return answer(
    conversa,
    [{ tipo: 'pedidos', pedidos: pedidos.slice(0, MOSTRADOS).flatMap(summarize), link }],
    ['Meu ônibus está no horário?', 'Cancelar passagem', 'Remarcar passagem'],
  );
}

function summarize(pedido: Pedido): PedidoResumido[] {
  const [first] = pedido.itens;
  if (!first) return [];
  const { partida, chegada } = first;
  return [
    {
      localizador: pedido.localizador,
      situacao: rotuloDoPedido(pedido),
      trajeto: `${partida.localidade.nome} → ${chegada.localidade.nome}`,
      quando: `${rotuloDiaCurto(partida.dia)}, ${partida.hora}`,
    },
  ];
}

/** "Meu ônibus está atrasado?": the caller's next trip; a caller who is not signed in is asked for the route. */
export async function answerMyStatus(sources: Sources, { conversa, identity }: Asked): Promise<Answer> {
  const asking = { ...conversa, assunto: 'situacao' as const, pedido: 'destino' as const };
  if (identity.anonima) return { ...answer(asking, [say(textos.loginForSituacao)]), pede: 'entrar' };
  const { pedidos, agora } = await nextPedidos(sources, identity.sub);
  const item = pedidos.find((pedido) => abaDoPedido(pedido, agora) === 'proximas')?.itens[0];
  if (!item) return answer(asking, [say(`${textos.semPedidos} Se for outra viagem, diga de onde para onde.`)]);
  const info = await sources.viagens.information(item.viagemId);
  const late = rotuloAtraso(info.atrasoMinutos);
  const where = `${item.partida.localidade.nome} → ${item.chegada.localidade.nome}`;
  const parts = [
    rotulosSituacaoViagem[info.situacao],
    late,
    info.plataforma && `plataforma ${info.plataforma}`,
    info.motivo,
  ];
  const texto = `${where}, ${rotuloDiaCurto(item.partida.dia)}, ${item.partida.hora}: ${parts.filter(Boolean).join(', ')}.`;
  const link = { texto: 'Acompanhar a viagem', href: withOrigemChatbot(toInformacaoLink(item.viagemId)) };
  return answer(conversa, [{ tipo: 'texto', texto, link }], late ? ['Direitos em caso de atraso'] : []);
}

/** The status of a day's departures between two places. */
export async function answerBoard(
  { viagens }: Sources,
  { conversa }: Asked,
  { origem, destino, dia }: Extract<Passo, { tipo: 'viagens' | 'situacao' }>,
): Promise<Answer> {
  const board = await viagens.board(origem.id, destino.id, dia);
  const { faixa } = conversa;
  const timed = faixa === null ? board : board.filter(({ partida }) => isInFaixa(faixa, partida.hora));
  const open = timed.filter(({ situacao }) => situacao !== 'encerrada');
  const shown = (open.length > 0 ? open : timed).slice(0, MOSTRADOS);
  const head = `${origem.nome} → ${destino.nome}, ${rotuloDiaCurto(dia)}`;
  const consulta = { localidadeOrigem: origem.id, localidadeDestino: destino.id, data: dia };
  const link = { texto: 'Ver todas as partidas', href: withOrigemChatbot(toPainelLink(consulta)) };
  const settled = { ...conversa, assunto: 'busca' as const };
  if (shown.length === 0) return answer(settled, [{ tipo: 'texto', texto: `${head}: nenhuma partida.`, link }]);
  const texto = [`${head}:`, ...shown.map(linha)].join('\n');
  return answer(settled, [{ tipo: 'texto', texto, link }]);
}

function linha({ partida, situacao, atrasoMinutos, plataforma }: PartidaPainel): string {
  const parts = [
    rotulosSituacaoViagem[situacao],
    rotuloAtraso(atrasoMinutos),
    plataforma && `plataforma ${plataforma}`,
  ];
  return `${partida.hora}: ${parts.filter(Boolean).join(', ')}`;
}
