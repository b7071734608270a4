import { formatDia, FUSO_DA_SEDE } from '../base/data';
import { formatCentavos } from '../base/dinheiro';
import type { EstornoPedido } from '../wire/compra/pedidos';
import type { MeioDevolucao } from './posVenda';

export type EstadoPasso = 'done' | 'current' | 'next' | 'failed';

export interface PassoEstorno {
  id: string;
  titulo: string;
  state: EstadoPasso;
  quando?: string;
  detalhe?: string;
}

const quando = (instante: string): string =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: FUSO_DA_SEDE,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instante));

const ondeEsta: Record<MeioDevolucao, string> = {
  pix: 'No banco',
  cartao: 'Na operadora do cartão',
  dinheiro: 'No caixa do guichê',
  credito: 'Na sua conta',
};

/** Progress of a refund: requested, at the bank, received. */
export function passosDoEstorno({
  valorCentavos,
  meio,
  situacao,
  criadoEm,
  concluidoEm,
  previsao,
}: EstornoPedido): PassoEstorno[] {
  const isBack = situacao === 'feito';
  const isRefused = situacao === 'nao_realizado';
  return [
    {
      id: 'pedido',
      titulo: `Devolução de ${formatCentavos(valorCentavos)} pedida`,
      state: 'done',
      quando: quando(criadoEm),
    },
    {
      id: 'banco',
      titulo: ondeEsta[meio],
      state: isBack ? 'done' : isRefused ? 'failed' : 'current',
      ...(isRefused && { detalhe: 'O banco recusou desta vez. Tentamos de novo sozinhos.' }),
    },
    {
      id: 'devolvido',
      titulo: 'Valor devolvido',
      state: isBack ? 'done' : 'next',
      quando: isBack && concluidoEm ? quando(concluidoEm) : `até ${formatDia(previsao)}`,
      ...(isBack && meio === 'cartao' && { detalhe: 'Aparece em até duas faturas.' }),
    },
  ];
}
