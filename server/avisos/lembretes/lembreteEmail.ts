import { letterIn } from '../../platform/language/letters';
import { t, translated } from '../../../src/words/t';
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
export function lembreteEmail(due: DueLembrete, pedido: PedidoRow, itens: readonly Item[], links: Links): Email {
  const [first] = itens;
  if (!first) throw new Error('a reminder without a seat');
  return letterIn(pedido.idioma, () => write(due, pedido, { first, itens }, links));
}

function write(
  due: DueLembrete,
  pedido: PedidoRow,
  { first, itens }: { first: Item; itens: readonly Item[] },
  { publicUrl, token }: Links,
): Email {
  const { partida, chegada, plataforma } = first.viagem;
  const { terminal } = partida.localidade;
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  return {
    para: pedido.comprador_email,
    assunto: `${subject(due, partida)}: ${route}`,
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      ...news(due, partida),
      '',
      t('{trecho}, pedido {localizador}', { trecho: route, localizador: pedido.localizador }),
      plataforma === null
        ? t('Embarque: {terminal}', { terminal })
        : t('Embarque: {terminal}, plataforma {plataforma}', { terminal, plataforma }),
      ...itens.map(({ poltrona, passageiro_nome: nome }) => t('• Poltrona {poltrona}, {nome}', { poltrona, nome })),
      '',
      t('Acompanhe: {link}', { link: `${publicUrl}/informacao-de-viagem?viagem=${due.viagemId}` }),
      t('Seus bilhetes: {link}', { link: `${publicUrl}/minhas-viagens` }),
      '',
      t('Não quer mais lembretes por e-mail? {link}', {
        link: `${publicUrl}${rotas.cancelarAvisos.path}?codigo=${token}`,
      }),
    ].join('\n'),
    cancelamento: `${publicUrl}/api/Avisos/Cancelamento/${token}`,
  };
}

function subject({ tipo }: DueLembrete, { dia, hora }: Parada): string {
  if (tipo === 'cancelada') return t('Sua viagem foi cancelada');
  if (tipo === 'atraso') return t('Sua viagem está atrasada');
  if (tipo === 'mantida') return t('Sua viagem está mantida');
  return t('Sua viagem é {dia} às {hora}', { dia: formatDia(dia).slice(0, 5), hora });
}

function news({ tipo, atrasoMinutos, motivo }: DueLembrete, partida: Parada): string[] {
  const planned = { dia: formatDia(partida.dia), hora: partida.hora };
  const why = motivo === null ? [] : [translated(motivosViagem[motivo])];
  if (tipo === 'cancelada') {
    return [
      t('A viagem de {dia} às {hora} foi cancelada. Você pode remarcar ou receber tudo de volta.', planned),
      ...why,
    ];
  }
  if (tipo === 'mantida') {
    return [t('O aviso que enviamos sobre a viagem de {dia} às {hora} foi desfeito: ela está mantida.', planned)];
  }
  if (tipo === 'atraso') {
    const expected = localTime(plusMinutes(new Date(partida.instante), atrasoMinutos), partida.localidade.fuso);
    return [
      t('A viagem de {dia} às {hora} está com {atraso}: saída prevista às {saida}.', {
        ...planned,
        atraso: rotuloAtraso(atrasoMinutos) ?? '',
        saida: expected.hora,
      }),
      ...why,
    ];
  }
  return [t('Sua viagem sai em {dia} às {hora}.', planned), t('Chegue 30 minutos antes, com documento com foto.')];
}
