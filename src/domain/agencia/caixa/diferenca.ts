import type { ValorMovido } from './movimento';

/** The fields of a movement used to explain a difference. */
export interface MovimentoRastreado extends ValorMovido {
  n: number;
  /** Cash received for a sale, change included; null for other movements. */
  recebidoCentavos: number | null;
}

/**
 * Possible reasons why counted and expected cash differ. Each rule compares the difference with movements of this till,
 * to the centavo:
 *
 * - `sem_entrada` (short): equals a cash sale, a suprimento or the float: its money never came into the drawer.
 * - `sem_saida` (over): equals a cash cancellation or a sangria: its money never left the drawer.
 * - `troco_nao_dado` (over) / `troco_em_dobro` (short): equals the change of a cash sale.
 * - `outra_modalidade` (over): equals a sale recorded as not cash, which may have been paid in cash.
 *   `devolvido_em_dinheiro` (short): equals a cancellation recorded as not cash, which may have been refunded in cash.
 * - `sinal_trocado`: a sangria or a suprimento: twice its value the other way (recorded as its opposite), or its
 *   value once more (done twice, recorded once).
 * - `digitos_trocados`: equals the error made by swapping two neighbouring digits of a cash movement's value.
 * - `dois_movimentos`: two cash movements for which `sem_entrada` or `sem_saida` holds, together.
 */
export type RegraDiferenca =
  | 'sem_entrada'
  | 'sem_saida'
  | 'troco_nao_dado'
  | 'troco_em_dobro'
  | 'outra_modalidade'
  | 'devolvido_em_dinheiro'
  | 'sinal_trocado'
  | 'digitos_trocados'
  | 'dois_movimentos';

/** A possible cause, with the numbers (`n`) of its movements. */
export interface Explicacao {
  regra: RegraDiferenca;
  movimentos: number[];
}

/** Maximum explanations shown, likelier rules first. */
const MAXIMO = 6;
/** Maximum movements searched for pairs. */
const MAXIMO_PARES = 400;

type Regra = (movimento: MovimentoRastreado, diferenca: number) => boolean;

const emDinheiro: (regra: Regra) => Regra = (regra) => (movimento, diferenca) =>
  movimento.modalidade === 'dinheiro' && regra(movimento, diferenca);

// A recorded inflow that never happened leaves the drawer short; a recorded outflow that never happened leaves it over.
const naoAconteceu = emDinheiro(({ valorCentavos }, diferenca) => valorCentavos === -diferenca);
const troco = ({ recebidoCentavos, valorCentavos }: MovimentoRastreado): number =>
  recebidoCentavos === null ? 0 : recebidoCentavos - valorCentavos;

/** Rules in order of likelihood. */
const regras: readonly [RegraDiferenca, Regra][] = [
  ['sem_entrada', (movimento, diferenca) => diferenca < 0 && naoAconteceu(movimento, diferenca)],
  ['sem_saida', (movimento, diferenca) => diferenca > 0 && naoAconteceu(movimento, diferenca)],
  ['troco_nao_dado', (movimento, diferenca) => diferenca > 0 && troco(movimento) === diferenca],
  ['troco_em_dobro', (movimento, diferenca) => diferenca < 0 && troco(movimento) === -diferenca],
  [
    'outra_modalidade',
    ({ tipo, modalidade, valorCentavos }, diferenca) =>
      tipo === 'venda' && modalidade !== 'dinheiro' && diferenca > 0 && valorCentavos === diferenca,
  ],
  [
    'devolvido_em_dinheiro',
    ({ tipo, modalidade, valorCentavos }, diferenca) =>
      tipo === 'cancelamento' && modalidade !== 'dinheiro' && diferenca < 0 && valorCentavos === diferenca,
  ],
  ['sinal_trocado', emDinheiro(sinalTrocado)],
  ['digitos_trocados', emDinheiro(digitosTrocados)],
];

/** A movement recorded as its opposite shifts the drawer by twice its value; one done twice, by its value. */
function sinalTrocado({ tipo, valorCentavos }: MovimentoRastreado, diferenca: number): boolean {
  if (tipo !== 'sangria' && tipo !== 'suprimento') return false;
  return diferenca === -2 * valorCentavos || diferenca === valorCentavos;
}

/** Transposed digits, such as 54 for 45. The amount really moved is the swapped one. */
function digitosTrocados({ valorCentavos }: MovimentoRastreado, diferenca: number): boolean {
  if (diferenca % 9 !== 0) return false;
  const escrito = String(Math.abs(valorCentavos));
  return Array.from({ length: escrito.length - 1 }, (_, i) => i).some((i) => {
    const trocado = escrito.slice(0, i) + (escrito[i + 1] ?? '') + (escrito[i] ?? '') + escrito.slice(i + 2);
    return Math.sign(valorCentavos) * Number(trocado) - valorCentavos === diferenca;
  });
}

/**
 * Pairs of movements that never happened and together equal the difference. Values are looked up in a map, so the cost
 * is linear.
 */
function pares(movimentos: readonly MovimentoRastreado[], diferenca: number): Explicacao[] {
  const candidatos = movimentos
    .filter(({ modalidade, valorCentavos }) => modalidade === 'dinheiro' && valorCentavos * diferenca < 0)
    .slice(-MAXIMO_PARES);
  const vistos = new Map<number, number>();
  const achados: Explicacao[] = [];
  for (const { n, valorCentavos } of candidatos) {
    const outro = vistos.get(-diferenca - valorCentavos);
    if (outro !== undefined) achados.push({ regra: 'dois_movimentos', movimentos: [outro, n] });
    vistos.set(valorCentavos, n);
  }
  return achados;
}

/** Counted less expected: over is positive, short negative. */
export const diferencaDe = (contadoCentavos: number, esperadoCentavos: number): number =>
  contadoCentavos - esperadoCentavos;

/** Possible causes of a difference, likeliest first; empty without a difference or a matching movement. */
export function explainDiferenca(movimentos: readonly MovimentoRastreado[], diferenca: number): Explicacao[] {
  if (diferenca === 0) return [];
  const simples = regras.flatMap(([regra, holds]): Explicacao[] =>
    movimentos.filter((movimento) => holds(movimento, diferenca)).map(({ n }) => ({ regra, movimentos: [n] })),
  );
  return [...simples, ...(simples.length === 0 ? pares(movimentos, diferenca) : [])].slice(0, MAXIMO);
}

/** Text of each rule in the report. */
export const textoRegra: Record<RegraDiferenca, string> = {
  sem_entrada: 'O dinheiro deste lançamento pode não ter entrado na gaveta.',
  sem_saida: 'O dinheiro deste lançamento pode não ter saído da gaveta.',
  troco_nao_dado: 'A diferença é igual ao troco desta venda: ele pode não ter sido dado.',
  troco_em_dobro: 'A diferença é igual ao troco desta venda: ele pode ter sido dado duas vezes.',
  outra_modalidade: 'Esta venda pode ter sido recebida em dinheiro e registrada em outra modalidade.',
  devolvido_em_dinheiro: 'Este cancelamento pode ter sido devolvido em dinheiro.',
  sinal_trocado: 'Este lançamento pode ter sido registrado ao contrário ou feito duas vezes.',
  digitos_trocados: 'Dois algarismos do valor podem ter sido trocados ao digitar.',
  dois_movimentos: 'Estes dois lançamentos juntos dão a diferença.',
};
