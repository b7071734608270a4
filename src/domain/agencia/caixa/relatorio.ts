import { formatCentavos } from '../../base/dinheiro';
import type { Caixa, Contagem, Movimento } from '../../wire/agencia/caixas';
import { emReais, type CelulaCsv } from './csv';
import { explainDiferenca, textoRegra, type Explicacao } from './diferenca';
import { nomeEstadoCaixa } from './estado';
import { nomeModalidade, nomeTipoMovimento } from './movimento';
import { resumoDoCaixa, type ResumoCaixa } from './resumo';
import { quando } from '../../base/quando';

export { quando };

/** A line of the report. */
export interface LinhaRelatorio {
  label: string;
  value: string;
}

export const resumoDe = ({ movimentos, comissaoPontos }: Pick<Caixa, 'movimentos' | 'comissaoPontos'>): ResumoCaixa =>
  resumoDoCaixa(movimentos, comissaoPontos);

/** `R$ 5,00 a mais`, `R$ 5,00 a menos`, `Sem diferença`. */
export function textoDiferenca(diferenca: number): string {
  if (diferenca === 0) return 'Sem diferença';
  return `${formatCentavos(Math.abs(diferenca))} ${diferenca > 0 ? 'a mais' : 'a menos'}`;
}

/** Counted cash against the expected: `Contado: R$ 90,00, R$ 10,00 a menos que o esperado.` */
export function textoDoContado({
  contadoCentavos,
  diferencaCentavos,
}: Pick<Contagem, 'contadoCentavos' | 'diferencaCentavos'>): string {
  const contado = `Contado: ${formatCentavos(contadoCentavos)}`;
  if (diferencaCentavos === 0) return `${contado}, igual ao esperado.`;
  return `${contado}, ${textoDiferenca(diferencaCentavos)} que o esperado.`;
}

/** Lines that add up to the cash expected in the drawer; the last line is their sum. */
export function linhasDaGaveta(caixa: Pick<Caixa, 'movimentos' | 'comissaoPontos'>): LinhaRelatorio[] {
  const resumo = resumoDe(caixa);
  const dinheiro = resumo.porModalidade.find(({ modalidade }) => modalidade === 'dinheiro');
  const ajustes = resumo.ajustesCentavos;
  return [
    { label: 'Fundo de abertura', value: formatCentavos(resumo.fundoCentavos) },
    { label: 'Vendas em dinheiro', value: formatCentavos(dinheiro?.vendasCentavos ?? 0) },
    { label: 'Suprimentos', value: formatCentavos(resumo.suprimentosCentavos) },
    { label: 'Cancelamentos em dinheiro', value: formatCentavos(0 - (dinheiro?.canceladoCentavos ?? 0)) },
    { label: 'Sangrias', value: formatCentavos(0 - resumo.sangriasCentavos) },
    ...(ajustes === 0 ? [] : [{ label: 'Ajustes', value: formatCentavos(ajustes) }]),
    { label: 'Esperado em dinheiro', value: formatCentavos(resumo.esperadoCentavos) },
  ];
}

/** Expected and counted cash with possible explanations of the difference; null before the count. */
export function fechamentoDe({ contagem, movimentos }: Pick<Caixa, 'contagem' | 'movimentos'>) {
  if (contagem === null) return null;
  const { diferencaCentavos } = contagem;
  return { ...contagem, explicacoes: explainDiferenca(movimentos, diferencaCentavos) };
}

/** Names the colleague whose sale was cancelled. */
export const textoVendidoPor = (nome: string): string => `venda de ${nome}`;

/** `nº 7, Venda em Dinheiro, R$ 45,00` */
const textoMovimento = ({ n, tipo, modalidade, valorCentavos, localizador, vendidoPor }: Movimento): string =>
  [
    `nº ${n}`,
    `${nomeTipoMovimento[tipo]} em ${nomeModalidade[modalidade].toLowerCase()}`,
    formatCentavos(valorCentavos),
    ...(localizador === null ? [] : [`pedido ${localizador}`]),
    ...(vendidoPor === undefined ? [] : [textoVendidoPor(vendidoPor)]),
  ].join(', ');

/** An explanation as one sentence that names its movements. */
export function textoExplicacao({ regra, movimentos: numeros }: Explicacao, movimentos: readonly Movimento[]): string {
  const nomeados = movimentos.filter(({ n }) => numeros.includes(n)).map(textoMovimento);
  return `${textoRegra[regra].replace(/\.$/, '')} (${nomeados.join('; ')}).`;
}

/** The whole till as spreadsheet rows: header, totals, movements. Amounts are in reais. */
export function linhasCsv(caixa: Caixa): CelulaCsv[][] {
  const resumo = resumoDe(caixa);
  const { contagem } = caixa;
  return [
    ['Caixa', caixa.numero],
    ['Agência', caixa.estabelecimento],
    ['Operador', caixa.operador.nome],
    ['Situação', nomeEstadoCaixa[caixa.estado]],
    ['Abertura', quando(caixa.abertoEm)],
    ['Fechamento', caixa.fechadoEm === null ? null : quando(caixa.fechadoEm)],
    ['Vendas', emReais(resumo.vendasCentavos)],
    ['Cancelamentos', emReais(resumo.canceladoCentavos)],
    ['Vendas líquidas', emReais(resumo.liquidoCentavos)],
    ['Comissão', emReais(resumo.comissaoCentavos)],
    ['Esperado em dinheiro', contagem === null ? null : emReais(contagem.esperadoCentavos)],
    ['Contado', contagem === null ? null : emReais(contagem.contadoCentavos)],
    ['Diferença', contagem === null ? null : emReais(contagem.diferencaCentavos)],
    [],
    ['Nº', 'Quando', 'Tipo', 'Modalidade', 'Valor', 'Recebido', 'Motivo', 'Pedido', 'Venda de'],
    ...caixa.movimentos.map((one): CelulaCsv[] => [
      one.n,
      quando(one.em),
      nomeTipoMovimento[one.tipo],
      nomeModalidade[one.modalidade],
      emReais(one.valorCentavos),
      one.recebidoCentavos === null ? null : emReais(one.recebidoCentavos),
      one.motivo,
      one.localizador,
      one.vendidoPor ?? null,
    ]),
  ];
}
