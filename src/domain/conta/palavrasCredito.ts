import { diaEm, formatDia, FUSO_DA_SEDE } from '../base/data';
import { formatCentavos, formatDesconto } from '../base/dinheiro';
import type { Creditos, LancamentoCredito } from '../wire/conta/creditos';

const oQue: Record<LancamentoCredito['tipo'], string> = {
  concedido: 'Passagem cancelada',
  usado: 'Usado em compra',
  devolvido: 'Devolvido',
  expirado: 'Venceu',
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
  nome: oQue[tipo],
  sobre: [
    formatDia(diaEm(new Date(em), FUSO_DA_SEDE)),
    localizador && `pedido ${localizador}`,
    bonusCentavos && `${formatCentavos(bonusCentavos)} de bônus`,
  ]
    .filter(Boolean)
    .join(', '),
  valor: valorCentavos < 0 ? formatDesconto(-valorCentavos) : `+${formatCentavos(valorCentavos)}`,
});

/** Until when a part of the credit can be used; the whole of it needs no sum of its own. */
export const textoDaValidade = ({ saldoCentavos, validoAte }: Creditos['validades'][number], isAll: boolean): string =>
  isAll
    ? `Para usar em qualquer compra até ${formatDia(validoAte)}.`
    : `${formatCentavos(saldoCentavos)} para usar até ${formatDia(validoAte)}.`;
