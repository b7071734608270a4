import { formatDia } from '../../../src/domain/base/data';
import { motivosViagem } from '../../../src/domain/viagens/motivoViagem';
import { rotas } from '../../../src/domain/base/rotas';
import { rotuloAtraso } from '../../../src/domain/viagens/situacaoViagem';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import { localTime, plusMinutes } from '../../viagens/localTime';
import type { PedidoRow, PedidoWithItems } from '../../pedidos/pedidoRepository';
import type { Email } from '../../platform/outbox/outbox';
import type { DueLembrete } from './lembreteRepository';

type Item = PedidoWithItems['itens'][number];

/** Origin of the links in an e-mail, and the token of its unsubscribe link. */
interface Links {
  publicUrl: string;
  token: string;
}

/** A notice about a trip, with the actions it calls for and an unsubscribe link. */
export function lembreteEmail(
  due: DueLembrete,
  pedido: PedidoRow,
  itens: readonly Item[],
  { publicUrl, token }: Links,
): Email {
  const [first] = itens;
  if (!first) throw new Error('a reminder without a seat');
  const { partida, chegada, plataforma } = first.viagem;
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  const poltronas = itens.map(({ poltrona, passageiro_nome }) => `• Poltrona ${poltrona}, ${passageiro_nome}`);
  return {
    para: pedido.comprador_email,
    assunto: `${subject(due, partida)}: ${route}`,
    corpo: [
      `Olá, ${pedido.comprador_nome}.`,
      '',
      ...news(due, partida),
      '',
      `${route}, pedido ${pedido.localizador}`,
      `Embarque: ${partida.localidade.terminal}${plataforma === null ? '' : `, plataforma ${plataforma}`}`,
      ...poltronas,
      '',
      `Acompanhe: ${publicUrl}/informacao-de-viagem?viagem=${due.viagemId}`,
      `Seus bilhetes: ${publicUrl}/minhas-viagens`,
      '',
      `Não quer mais lembretes por e-mail? ${publicUrl}${rotas.cancelarAvisos.path}?codigo=${token}`,
    ].join('\n'),
    cancelamento: `${publicUrl}/api/Avisos/Cancelamento/${token}`,
  };
}

function subject({ tipo }: DueLembrete, { dia, hora }: Parada): string {
  if (tipo === 'cancelada') return 'Sua viagem foi cancelada';
  if (tipo === 'atraso') return 'Sua viagem está atrasada';
  if (tipo === 'mantida') return 'Sua viagem está mantida';
  return `Sua viagem é ${formatDia(dia).slice(0, 5)} às ${hora}`;
}

function news({ tipo, atrasoMinutos, motivo }: DueLembrete, partida: Parada): string[] {
  const planned = `${formatDia(partida.dia)} às ${partida.hora}`;
  const why = motivo === null ? [] : [motivosViagem[motivo]];
  if (tipo === 'cancelada') {
    return [`A viagem de ${planned} foi cancelada. Você pode remarcar ou receber tudo de volta.`, ...why];
  }
  if (tipo === 'mantida') {
    return [`O aviso que enviamos sobre a viagem de ${planned} foi desfeito: ela está mantida.`];
  }
  if (tipo === 'atraso') {
    const expected = localTime(plusMinutes(new Date(partida.instante), atrasoMinutos), partida.localidade.fuso);
    return [
      `A viagem de ${planned} está com ${rotuloAtraso(atrasoMinutos)}: saída prevista às ${expected.hora}.`,
      ...why,
    ];
  }
  return [`Sua viagem sai em ${planned}.`, 'Chegue 30 minutos antes, com documento com foto.'];
}
