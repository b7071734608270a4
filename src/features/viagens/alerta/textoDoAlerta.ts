import { formatCentavos } from '../../../domain/base/dinheiro';
import type { DiaCalendario } from '../../../domain/wire/viagens/viagens';
import { t } from '../../../words/t';

export type DiaComPreco = Pick<DiaCalendario, 'menorPrecoCentavos'>;

/** Says what a person asks for with a price alert, by the price of the day; undefined while that is not known. */
export function textoDoAlerta(dia: DiaComPreco | undefined): string {
  const prazo = t('O aviso vale até o dia da viagem.');
  if (dia === undefined) return `${t('Enviamos um e-mail, uma vez, quando o preço baixar.')} ${prazo}`;
  if (dia.menorPrecoCentavos === null) {
    return `${t('Agora não há poltrona à venda neste dia. Enviamos um e-mail, uma vez, quando houver.')} ${prazo}`;
  }
  const preco = formatCentavos(dia.menorPrecoCentavos);
  return `${t('O menor preço agora é {preco}. Enviamos um e-mail, uma vez, quando baixar.', { preco })} ${prazo}`;
}
