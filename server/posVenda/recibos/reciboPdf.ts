import { formatCpf } from '../../../src/domain/base/pessoa/cpf';
import { formatDia, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { nomeDoTomador } from '../../../src/domain/compra/tomador/tomador';
import { linhasDoPreco } from '../../../src/domain/compra/linhasDoPreco';
import type { EstornoPedido, ItemPedido, SituacaoBilhete } from '../../../src/domain/wire/compra/pedidos';
import { createPaper, type Paper } from '../../bilhetes/papel/paper';
import { PAPER_WIDTH } from '../../bilhetes/papel/bilhetePdf';
import { collectPdf, newTaggedDocument } from '../../platform/pdf/taggedDocument';
import type { Recibo } from './reciboData';

/** Long enough for any receipt; the first pass only measures. */
const MEASURE_HEIGHT = 4000;

/** The price, payments and refunds of an order on a roll as long as its text. */
export async function reciboPdf(recibo: Recibo): Promise<Buffer> {
  const height = draw(newDocument(MEASURE_HEIGHT, recibo), recibo);
  const document = newDocument(height, recibo);
  const bytes = collectPdf(document);
  draw(document, recibo);
  document.end();
  return bytes;
}

const newDocument = (height: number, { pedido }: Recibo): PDFKit.PDFDocument =>
  newTaggedDocument({
    size: [PAPER_WIDTH, height],
    title: `Recibo do pedido ${pedido.localizador}`,
    createdAt: new Date(pedido.criadoEm),
  });

function draw(document: PDFKit.PDFDocument, recibo: Recibo): number {
  const paper = createPaper(document);
  const { pedido, comprador } = recibo;
  paper.text('RECIBO', { size: 13, bold: true, align: 'center', tag: 'H1' });
  paper.text('Não é documento fiscal: o BP-e de cada passagem é.', { size: 7, align: 'center' });
  paper.rule();
  paper.pairs([
    ['Localizador', pedido.localizador],
    ['Compra', formatQuando(new Date(pedido.criadoEm))],
  ]);
  paper.label('Comprador');
  paper.text(comprador.cpf === '' ? comprador.nome : `${comprador.nome}, CPF ${formatCpf(comprador.cpf)}`, { size: 8 });
  if (pedido.tomador) {
    paper.label('Tomador');
    paper.text(nomeDoTomador(pedido.tomador), { size: 8 });
  }
  paper.rule();
  for (const item of pedido.itens) drawItem(paper, item);
  drawSums(paper, recibo);
  drawPayments(paper, recibo);
  if (pedido.estornos?.length) drawEstornos(paper, pedido.estornos);
  return paper.end();
}

const palavras: Partial<Record<SituacaoBilhete, string>> = {
  cancelado: 'cancelada',
  remarcado: 'remarcada',
  transferido: 'transferida',
};

function drawItem(paper: Paper, { partida, chegada, passageiro, poltrona, bilheteSituacao }: ItemPedido): void {
  const fim = bilheteSituacao && palavras[bilheteSituacao];
  paper.text(
    `${partida.localidade.nome}/${partida.localidade.uf} a ${chegada.localidade.nome}/${chegada.localidade.uf}`,
    {
      size: 9,
      bold: true,
    },
  );
  paper.text(`${formatDia(partida.dia)} às ${partida.hora}, poltrona ${poltrona}, ${passageiro}`, { size: 8 });
  if (fim) paper.text(`Passagem ${fim}`, { size: 8, bold: true });
  paper.space(3);
}

function drawSums(paper: Paper, { pedido, descontoCentavos, seguroViagemCentavos }: Recibo): void {
  paper.rule();
  for (const { label, value } of linhasDoPreco(pedido.itens.map(({ preco }) => preco))) paper.row(label, value);
  if (seguroViagemCentavos > 0) paper.row('Seguro opcional', formatCentavos(seguroViagemCentavos));
  if (descontoCentavos > 0) paper.row('Desconto', `-${formatCentavos(descontoCentavos)}`);
  const credito = pedido.creditoCentavos ?? 0;
  if (credito > 0) paper.row('Crédito da passagem anterior', `-${formatCentavos(credito)}`);
  const usado = pedido.creditoUsadoCentavos ?? 0;
  if (usado > 0) paper.row('Pago com crédito da conta', `-${formatCentavos(usado)}`);
  paper.row('Total cobrado', formatCentavos(pedido.totalCentavos), true);
}

function drawPayments(paper: Paper, { pagamentos }: Recibo): void {
  paper.rule();
  paper.label('Pagamento');
  if (pagamentos.length === 0) paper.text('Nada foi cobrado neste pedido.', { size: 8 });
  for (const { meio, valorCentavos, em } of pagamentos) {
    paper.row(`${meio}, ${formatQuando(em)}`, formatCentavos(valorCentavos));
  }
}

const meios: Record<EstornoPedido['meio'], string> = {
  pix: 'Pix',
  cartao: 'Cartão',
  dinheiro: 'Dinheiro',
  credito: 'Crédito',
};

const andamento: Record<EstornoPedido['situacao'], string> = {
  pendente: 'a devolver',
  em_processamento: 'em andamento no banco',
  feito: 'devolvido',
  nao_realizado: 'o banco recusou; tentamos de novo',
};

function drawEstornos(paper: Paper, estornos: readonly EstornoPedido[]): void {
  paper.rule();
  paper.label('Devoluções');
  for (const { meio, valorCentavos, situacao, concluidoEm, criadoEm } of estornos) {
    const quando = formatQuando(new Date(concluidoEm ?? criadoEm));
    paper.row(`${meios[meio]}, ${andamento[situacao]}, ${quando}`, formatCentavos(valorCentavos));
  }
  const total = estornos.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);
  paper.row('Total devolvido ou a devolver', formatCentavos(total), true);
}

const formatQuando = (instant: Date): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO_DA_SEDE, dateStyle: 'short', timeStyle: 'short' }).format(instant);
