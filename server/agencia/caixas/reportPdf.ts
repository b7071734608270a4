import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { nomeEstadoCaixa } from '../../../src/domain/agencia/caixa/estado';
import { nomeModalidade, nomeTipoMovimento } from '../../../src/domain/agencia/caixa/movimento';
import {
  fechamentoDe,
  linhasDaGaveta,
  quando,
  resumoDe,
  textoDiferenca,
  textoExplicacao,
  textoVendidoPor,
} from '../../../src/domain/agencia/caixa/relatorio';
import type { Caixa } from '../../../src/domain/wire/agencia/caixas';
import { A4, column, MARGIN, type Column } from '../../platform/pdf/sheet';
import { collectPdf, newTaggedDocument } from '../../platform/pdf/taggedDocument';

const WIDTH = A4.width - 2 * MARGIN;
/** Below this a new page begins: room for the tallest block that must not be torn. */
const FOOT = A4.height - MARGIN - 90;

/** The closing report on A4, over as many pages as there are movements for. */
export async function reportPdf(caixa: Caixa): Promise<Buffer> {
  const document = newTaggedDocument({
    size: [A4.width, A4.height],
    title: `Fechamento do caixa ${caixa.numero}`,
    createdAt: new Date(caixa.fechadoEm ?? caixa.abertoEm),
  });
  const bytes = collectPdf(document);
  draw(document, caixa);
  document.end();
  return bytes;
}

function draw(document: PDFKit.PDFDocument, caixa: Caixa): void {
  let page = column(document, MARGIN, MARGIN, WIDTH);
  const next = (): Column => {
    if (page.y() < FOOT) return page;
    document.addPage();
    return (page = column(document, MARGIN, MARGIN, WIDTH));
  };
  drawHead(page, caixa);
  drawSums(page, caixa);
  drawDrawer(page, caixa);
  for (const { tipo, nota, por, em } of caixa.decisoes) drawDecision(next(), tipo, `${por}, ${quando(em)}`, nota);
  next().rule();
  page.heading(`Movimentos (${caixa.movimentos.length})`);
  for (const one of caixa.movimentos) {
    const nome = `${one.n}. ${quando(one.em)} – ${nomeTipoMovimento[one.tipo]}, ${nomeModalidade[one.modalidade]}`;
    const detalhe = [
      one.localizador && `pedido ${one.localizador}`,
      one.vendidoPor && textoVendidoPor(one.vendidoPor),
      one.motivo,
    ]
      .filter(Boolean)
      .join(', ');
    next().row(detalhe === '' ? nome : `${nome} (${detalhe})`, formatCentavos(one.valorCentavos));
  }
  next().space(28);
  page.text('____________________________________          ____________________________________', { size: 9 });
  page.text(`Operador: ${caixa.operador.nome}`, { size: 8 });
  page.text('Responsável:', { size: 8 });
}

function drawHead(page: Column, caixa: Caixa): void {
  page.text(caixa.estabelecimento, { size: 16, bold: true, tag: 'H1' });
  page.text('Relatório de fechamento de caixa. Não é documento fiscal.', { size: 8, light: true });
  page.rule();
  page.facts([
    ['Caixa', String(caixa.numero)],
    ['Operador', caixa.operador.nome],
    ['Situação', nomeEstadoCaixa[caixa.estado]],
  ]);
  page.facts([
    ['Abertura', quando(caixa.abertoEm)],
    ['Fechamento', caixa.fechadoEm === null ? 'Em aberto' : quando(caixa.fechadoEm)],
    ['Conferência', caixa.conferidoEm === null ? 'Pendente' : quando(caixa.conferidoEm)],
  ]);
}

function drawSums(page: Column, caixa: Caixa): void {
  const resumo = resumoDe(caixa);
  page.rule();
  page.heading('Vendas por modalidade');
  for (const { modalidade, vendas, liquidoCentavos, cancelamentos } of resumo.porModalidade) {
    const contagem = `${vendas} ${vendas === 1 ? 'venda' : 'vendas'}, ${cancelamentos} canceladas`;
    page.row(`${nomeModalidade[modalidade]} (${contagem})`, formatCentavos(liquidoCentavos));
  }
  page.row('Vendas', formatCentavos(resumo.vendasCentavos));
  page.row('Cancelamentos', formatCentavos(0 - resumo.canceladoCentavos));
  page.row('Vendas líquidas', formatCentavos(resumo.liquidoCentavos), true);
  page.row('Comissão', formatCentavos(resumo.comissaoCentavos));
}

function drawDrawer(page: Column, caixa: Caixa): void {
  const fechamento = fechamentoDe(caixa);
  page.rule();
  page.heading('Dinheiro na gaveta');
  if (fechamento === null) {
    page.text('A gaveta ainda não foi contada.', { size: 8.5 });
    return;
  }
  for (const { label, value } of linhasDaGaveta(caixa)) page.row(label, value);
  page.row('Contado', formatCentavos(fechamento.contadoCentavos));
  page.row('Diferença', textoDiferenca(fechamento.diferencaCentavos), true);
  const linhas = fechamento.explicacoes.map((one) => textoExplicacao(one, caixa.movimentos));
  if (fechamento.diferencaCentavos !== 0 && linhas.length === 0) linhas.push('Nenhum movimento explica a diferença.');
  page.list(linhas);
}

const palavras = { fechado: 'Fechado por', conferido: 'Conferido por', devolvido: 'Devolvido por' } as const;

function drawDecision(page: Column, tipo: keyof typeof palavras, quem: string, nota: string | null): void {
  page.space(4);
  page.text(`${palavras[tipo]} ${quem}`, { size: 8.5, bold: true });
  if (nota !== null) page.text(nota, { size: 8.5 });
}
