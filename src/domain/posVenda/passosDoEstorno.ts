import { formatDia, FUSO_DA_SEDE } from '../base/data';
import { formatCentavos } from '../base/dinheiro';
import type { EstornoPedido } from '../wire/compra/pedidos';
import type { MeioDevolucao } from './posVenda';
import { msg, t, translated } from '../../words/t';
import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

export type EstadoPasso = 'done' | 'current' | 'next' | 'failed';

export interface PassoEstorno {
  id: string;
  titulo: string;
  state: EstadoPasso;
  quando?: string;
  detalhe?: string;
}

const quando = (instante: string): string => diaEHora(activeLocale()).format(new Date(instante));

const diaEHora = onceEach(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: FUSO_DA_SEDE,
      day: '2-digit',
      month: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

const ondeEsta: Record<MeioDevolucao, string> = {
  pix: msg('No banco'),
  cartao: msg('Na operadora do cartão'),
  dinheiro: msg('No caixa do guichê'),
  boleto: msg('No banco, por Pix'),
  credito: msg('No seu crédito'),
};

const SEM_CHAVE = msg(
  'O banco não achou uma chave Pix com o seu CPF. Cadastre a chave no seu banco; tentamos de novo sozinhos.',
);

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
      titulo: t('Devolução de {valor} pedida', { valor: formatCentavos(valorCentavos) }),
      state: 'done',
      quando: quando(criadoEm),
    },
    {
      id: 'banco',
      titulo: translated(ondeEsta[meio]),
      state: isBack ? 'done' : isRefused ? 'failed' : 'current',
      ...(isRefused && {
        detalhe: meio === 'boleto' ? translated(SEM_CHAVE) : t('O banco recusou desta vez. Tentamos de novo sozinhos.'),
      }),
    },
    {
      id: 'devolvido',
      titulo: t('Valor devolvido'),
      state: isBack ? 'done' : 'next',
      quando: isBack && concluidoEm ? quando(concluidoEm) : t('até {dia}', { dia: formatDia(previsao) }),
      ...(isBack && meio === 'cartao' && { detalhe: t('Aparece em até duas faturas.') }),
    },
  ];
}
