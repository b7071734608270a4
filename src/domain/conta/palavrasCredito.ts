import { diaEm, formatDia, FUSO_DA_SEDE } from '../base/data';
import { formatCentavos, formatDesconto } from '../base/dinheiro';
import { formatCentavosNoTexto } from '../base/dinheiroNoTexto';
import type { Creditos, LancamentoCredito } from '../wire/conta/creditos';
import { msg, t, translated } from '../../words/t';

const oQue: Record<LancamentoCredito['tipo'], string> = {
  concedido: msg('Passagem cancelada'),
  usado: msg('Usado em compra'),
  devolvido: msg('Devolvido'),
  expirado: msg('Venceu'),
};

/** A movement as a row: what it is, of which order and day, and its amount with its sign. */
export interface LinhaCredito {
  nome: string;
  sobre: string;
  valor: string;
}

export const linhaDoLancamento = ({
  tipo,
  em,
  valorCentavos,
  bonusCentavos,
  localizador,
}: LancamentoCredito): LinhaCredito => ({
  nome: translated(oQue[tipo]),
  sobre: [
    formatDia(diaEm(new Date(em), FUSO_DA_SEDE)),
    localizador && t('pedido {localizador}', { localizador }),
    bonusCentavos && t('{valor} de bônus', { valor: formatCentavosNoTexto(bonusCentavos) }),
  ]
    .filter(Boolean)
    .join(', '),
  valor: valorCentavos < 0 ? formatDesconto(-valorCentavos) : `+${formatCentavos(valorCentavos)}`,
});

/** Until when a part of the credit can be used; the whole of it needs no sum of its own. */
export const textoDaValidade = ({ saldoCentavos, validoAte }: Creditos['validades'][number], isAll: boolean): string =>
  isAll
    ? t('Para usar em qualquer compra até {dia}.', { dia: formatDia(validoAte) })
    : t('{valor} para usar até {dia}.', { valor: formatCentavosNoTexto(saldoCentavos), dia: formatDia(validoAte) });
