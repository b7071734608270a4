import { formatDia } from '../../../src/domain/base/data';
import { rotas } from '../../../src/domain/base/rotas';
import { rotuloAtraso } from '../../../src/domain/viagens/situacaoViagem';
import { localTime, plusMinutes } from '../../viagens/localTime';
import type { PedidoWithItems } from '../../pedidos/pedidoRepository';
import type { Push } from '../push/pushPort';
import type { DueLembrete } from './lembreteRepository';

type Item = PedidoWithItems['itens'][number];

/** The e-mail's notice in two lines, without name and seat, since a locked screen shows it to anybody. */
export function lembretePush(due: DueLembrete, item: Item): Push {
  const { partida, chegada } = item.viagem;
  const route = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  const planned = `${formatDia(partida.dia).slice(0, 5)} às ${partida.hora}`;
  const viagemPath = `${rotas.informacaoViagem.path}?viagem=${due.viagemId}`;
  if (due.tipo === 'cancelada') {
    return {
      titulo: `Viagem cancelada: ${route}`,
      corpo: `A viagem de ${planned} foi cancelada. Remarque ou receba tudo de volta.`,
      link: rotas.minhasViagens.path,
    };
  }
  if (due.tipo === 'mantida') {
    return {
      titulo: `Viagem mantida: ${route}`,
      corpo: `O aviso sobre a viagem de ${planned} foi desfeito.`,
      link: viagemPath,
    };
  }
  if (due.tipo === 'atraso') {
    const expected = localTime(plusMinutes(new Date(partida.instante), due.atrasoMinutos), partida.localidade.fuso);
    return {
      titulo: `Viagem atrasada: ${route}`,
      corpo: `${rotuloAtraso(due.atrasoMinutos)}. Saída prevista às ${expected.hora}.`,
      link: viagemPath,
    };
  }
  return {
    titulo: `Sua viagem: ${route}`,
    corpo: `${planned}, ${partida.localidade.terminal}. Chegue 30 minutos antes, com documento com foto.`,
    link: rotas.minhasViagens.path,
  };
}
