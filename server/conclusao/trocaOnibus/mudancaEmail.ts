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
export function mudancaEmail(
  { id, localizador, comprador_nome, comprador_email }: PedidoRow,
  mudancas: readonly Mudada[],
  publicUrl: string,
): Email {
  const partida = mudancas[0]?.item.viagem.partida;
  const quando = partida ? ` de ${formatDia(partida.dia)} às ${partida.hora}` : '';
  return {
    para: comprador_email,
    assunto: `Sua poltrona mudou: pedido ${localizador}`,
    corpo: [
      `Olá, ${comprador_nome}.`,
      '',
      `O ônibus da viagem${quando} foi trocado, e estas poltronas do pedido ${localizador} mudaram:`,
      ...mudancas.map(describe),
      '',
      'O bilhete vale com a poltrona nova. Abra-o de novo antes de embarcar: o código de embarque foi atualizado.',
      ...(mudancas.some(({ pior }) => pior) ? [DIREITO_CLASSE_INFERIOR] : []),
      '',
      `Seus bilhetes: ${publicUrl}/minhas-viagens?pedido=${id}`,
    ].join('\n'),
  };
}

const describe = ({ item, de, para, pior }: Mudada): string => {
  const poltrona = de === para ? `poltrona ${para}` : `poltrona ${para} no lugar da ${de}`;
  return `• ${item.passageiro_nome}: ${poltrona}${pior ? ', inferior à que foi comprada' : ''}`;
};
