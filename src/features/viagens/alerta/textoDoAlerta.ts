import { formatCentavos } from '../../../domain/base/dinheiro';
import type { DiaCalendario } from '../../../domain/wire/viagens/viagens';

export type DiaComPreco = Pick<DiaCalendario, 'menorPrecoCentavos'>;

const PRAZO = 'O aviso vale até o dia da viagem.';

/** Says what a person asks for with a price alert, by the price of the day; undefined while that is not known. */
export function textoDoAlerta(dia: DiaComPreco | undefined): string {
  if (dia === undefined) return `Enviamos um e-mail, uma vez, quando o preço baixar. ${PRAZO}`;
  if (dia.menorPrecoCentavos === null) {
    return `Agora não há poltrona à venda neste dia. Enviamos um e-mail, uma vez, quando houver. ${PRAZO}`;
  }
  return `O menor preço agora é ${formatCentavos(dia.menorPrecoCentavos)}. Enviamos um e-mail, uma vez, quando baixar. ${PRAZO}`;
}
