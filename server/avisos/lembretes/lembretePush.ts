import { t } from '../../../src/words/t';
import { formatDia } from '../../../src/domain/base/data';
import { rotas } from '../../../src/domain/base/rotas';
import { rotuloAtraso } from '../../../src/domain/viagens/situacaoViagem';
import { localTime, plusMinutes } from '../../viagens/localTime';
import type { PedidoWithItems } from '../../pedidos/pedidoRepository';
import type { Push } from '../push/pushPort';
import type { DueLembrete } from './lembreteRepository';

type Item = PedidoWithItems['itens'][number];

/** The e-mail's notice in two lines, without name and seat, since a locked screen shows it to anybody. */
export function lembretePush(due: DueLembrete, { viagem }: Item): Push {
  const { partida, chegada } = viagem;
  const trecho = `${partida.localidade.nome} → ${chegada.localidade.nome}`;
  const planned = { dia: formatDia(partida.dia).slice(0, 5), hora: partida.hora };
  const viagemPath = `${rotas.informacaoViagem.path}?viagem=${due.viagemId}`;
  if (due.tipo === 'cancelada') {
    return {
      titulo: t('Viagem cancelada: {trecho}', { trecho }),
      corpo: t('A viagem de {dia} às {hora} foi cancelada. Remarque ou receba tudo de volta.', planned),
      link: rotas.minhasViagens.path,
    };
  }
  if (due.tipo === 'mantida') {
    return {
      titulo: t('Viagem mantida: {trecho}', { trecho }),
      corpo: t('O aviso sobre a viagem de {dia} às {hora} foi desfeito.', planned),
      link: viagemPath,
    };
  }
  if (due.tipo === 'atraso') {
    const expected = localTime(plusMinutes(new Date(partida.instante), due.atrasoMinutos), partida.localidade.fuso);
    return {
      titulo: t('Viagem atrasada: {trecho}', { trecho }),
      corpo: t('{atraso}. Saída prevista às {saida}.', {
        atraso: rotuloAtraso(due.atrasoMinutos) ?? '',
        saida: expected.hora,
      }),
      link: viagemPath,
    };
  }
  return {
    titulo: t('Sua viagem: {trecho}', { trecho }),
    corpo: t('{dia} às {hora}, {terminal}. Chegue 30 minutos antes, com documento com foto.', {
      ...planned,
      terminal: partida.localidade.terminal,
    }),
    link: rotas.minhasViagens.path,
  };
}
