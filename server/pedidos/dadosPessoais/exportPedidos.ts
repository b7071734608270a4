import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import type { Reader } from '../../platform/database/database';
import { listEveryOwn, type PedidoWithItems } from '../pedidoRepository';
import { toPedido } from '../pedidoView';

/** Every order of a person with all data of buyer and passengers, for a copy of their data. */
export const exportPedidos = async (reader: Reader, sub: string): Promise<Exportacao['pedidos']> =>
  (await listEveryOwn(reader, sub)).map(toPedidoExportado);

const toPedidoExportado = ({ pedido, itens, ...rest }: PedidoWithItems): Exportacao['pedidos'][number] => ({
  ...toPedido({ pedido, itens, ...rest }),
  ...(pedido.tomador && { tomador: pedido.tomador }),
  comprador: {
    nome: pedido.comprador_nome,
    cpf: pedido.comprador_cpf,
    email: pedido.comprador_email,
    celular: pedido.comprador_celular,
  },
  passageiros: itens.map((item) => ({
    poltrona: item.poltrona,
    nome: item.passageiro_nome,
    documentoTipo: item.documento_tipo,
    documento: item.documento,
    dataNascimento: item.data_nascimento,
    celular: item.celular,
    credencial: item.credencial,
    colo:
      item.colo_nome === null
        ? null
        : {
            nome: item.colo_nome,
            documento: item.colo_documento ?? '',
            dataNascimento: item.colo_nascimento ?? '',
          },
  })),
});
