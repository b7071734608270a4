import { formatCentavos } from '../../../domain/base/dinheiro';
import { nomeEstadoCaixa } from '../../../domain/agencia/caixa/estado';
import { nomeModalidade } from '../../../domain/agencia/caixa/movimento';
import {
  fechamentoDe,
  linhasDaGaveta,
  quando,
  resumoDe,
  textoDiferenca,
  textoExplicacao,
} from '../../../domain/agencia/caixa/relatorio';
import type { Caixa } from '../../../domain/wire/agencia/caixas';
import { PrintSheet, type SheetBlock } from '../../../ui/PrintSheet/PrintSheet';
import { usePrinting } from '../../../ui/PrintSheet/usePrinting';

/** The report as an A4 sheet, rendered only while printing. */
export function FolhaFechamento({ caixa }: { caixa: Caixa }) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <PrintSheet
      title="Relatório de fechamento de caixa"
      lede={`Caixa ${caixa.numero}, ${caixa.operador.nome}`}
      emissor={[caixa.estabelecimento, `Situação: ${nomeEstadoCaixa[caixa.estado]}`]}
      codigos={[]}
      blocos={blocosDe(caixa)}
      avisos={avisosDe(caixa)}
    />
  );
}

function blocosDe(caixa: Caixa): SheetBlock[] {
  const resumo = resumoDe(caixa);
  const fechamento = fechamentoDe(caixa);
  return [
    {
      titulo: 'Período',
      linhas: [
        { label: 'Abertura', value: quando(caixa.abertoEm) },
        { label: 'Fechamento', value: caixa.fechadoEm ? quando(caixa.fechadoEm) : 'Em aberto' },
        { label: 'Movimentos', value: String(caixa.movimentos.length) },
      ],
    },
    {
      titulo: 'Vendas líquidas',
      linhas: [
        ...resumo.porModalidade.map(({ modalidade, liquidoCentavos }) => ({
          label: nomeModalidade[modalidade],
          value: formatCentavos(liquidoCentavos),
        })),
        { label: 'Total', value: formatCentavos(resumo.liquidoCentavos) },
        { label: 'Cancelamentos', value: formatCentavos(resumo.canceladoCentavos) },
        { label: 'Comissão', value: formatCentavos(resumo.comissaoCentavos) },
      ],
    },
    ...(fechamento === null
      ? []
      : [
          {
            titulo: 'Dinheiro na gaveta',
            linhas: [
              ...linhasDaGaveta(caixa),
              { label: 'Contado', value: formatCentavos(fechamento.contadoCentavos) },
              { label: 'Diferença', value: textoDiferenca(fechamento.diferencaCentavos) },
            ],
          },
        ]),
    {
      titulo: 'Assinaturas',
      linhas: [
        { label: 'Operador', value: '________________' },
        { label: 'Responsável', value: '________________' },
      ],
    },
  ];
}

const verbos = { fechado: 'Fechado', conferido: 'Conferido', devolvido: 'Devolvido' } as const;

function avisosDe(caixa: Caixa): string[] {
  const explicacoes = fechamentoDe(caixa)?.explicacoes ?? [];
  return [
    ...caixa.decisoes.map(
      ({ tipo, por, em, nota }) => `${verbos[tipo]} por ${por} em ${quando(em)}${nota ? `: ${nota}` : ''}`,
    ),
    ...explicacoes.map((one) => textoExplicacao(one, caixa.movimentos)),
    'Este relatório não é documento fiscal. Os movimentos, um a um, estão no PDF e na planilha.',
  ];
}
