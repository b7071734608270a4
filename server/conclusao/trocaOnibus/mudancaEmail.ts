import { letterIn } from '../../platform/language/letters';
import { t, translated } from '../../../src/words/t';
import { formatDia } from '../../../src/domain/base/data';
import { DIREITO_CLASSE_INFERIOR } from '../../../src/domain/viagens/trocaOnibus/textosMudanca';
import type { ItemRow, PedidoRow } from '../../pedidos/pedidoRepository';
import type { Email } from '../../platform/outbox/outbox';

/** A seat of an order that a change of coaches gave another number or class. */
export interface Mudada {
  item: Pick<ItemRow, 'viagem' | 'passageiro_nome'>;
  de: number;
  para: number;
  pior: boolean;
}

/** Tells a buyer which seats of the order changed with the coach, and what may be done where one is worse. */
export const mudancaEmail = (pedido: PedidoRow, mudancas: readonly Mudada[], publicUrl: string): Email =>
  letterIn(pedido.idioma, () => ({
    para: pedido.comprador_email,
    assunto: t('Sua poltrona mudou: pedido {localizador}', { localizador: pedido.localizador }),
    corpo: [
      t('Olá, {nome}.', { nome: pedido.comprador_nome }),
      '',
      news(pedido, mudancas),
      ...mudancas.map(describe),
      '',
      t('O bilhete vale com a poltrona nova. Abra-o de novo antes de embarcar: o código de embarque foi atualizado.'),
      ...(mudancas.some(({ pior }) => pior) ? [translated(DIREITO_CLASSE_INFERIOR)] : []),
      '',
      t('Seus bilhetes: {link}', { link: `${publicUrl}/minhas-viagens?pedido=${pedido.id}` }),
    ].join('\n'),
  }));

function news({ localizador }: PedidoRow, [first]: readonly Mudada[]): string {
  const partida = first?.item.viagem.partida;
  return partida
    ? t('O ônibus da viagem de {dia} às {hora} foi trocado, e estas poltronas do pedido {localizador} mudaram:', {
        dia: formatDia(partida.dia),
        hora: partida.hora,
        localizador,
      })
    : t('O ônibus da viagem foi trocado, e estas poltronas do pedido {localizador} mudaram:', { localizador });
}

function describe({ item, de, para, pior }: Mudada): string {
  const values = { nome: item.passageiro_nome, de, para };
  if (de === para) {
    return pior
      ? t('• {nome}: poltrona {para}, inferior à que foi comprada', values)
      : t('• {nome}: poltrona {para}', values);
  }
  return pior
    ? t('• {nome}: poltrona {para} no lugar da {de}, inferior à que foi comprada', values)
    : t('• {nome}: poltrona {para} no lugar da {de}', values);
}
