import { msg, t, translated } from '../../../src/words/t';
import { activeLocale } from '../../../src/words/active';
import { formatCpf } from '../../../src/domain/base/pessoa/cpf';
import { formatDia, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import { formatCentavos } from '../../../src/domain/base/dinheiro';
import { nomeDoTomador } from '../../../src/domain/compra/tomador/tomador';
import { linhasDosAdicionais } from '../../../src/domain/compra/adicionais/linhasDosAdicionais';
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
    title: t('Recibo do pedido {localizador}', { localizador: pedido.localizador }),
    createdAt: new Date(pedido.criadoEm),
  });

function draw(document: PDFKit.PDFDocument, recibo: Recibo): number {
  const paper = createPaper(document);
  const { pedido, comprador } = recibo;
  paper.text(t('RECIBO'), { size: 13, bold: true, align: 'center', tag: 'H1' });
  paper.text(t('Não é documento fiscal: o BP-e de cada passagem é.'), { size: 7, align: 'center' });
  paper.rule();
  paper.pairs([
    [t('Localizador'), pedido.localizador],
    [t('Compra'), formatQuando(new Date(pedido.criadoEm))],
  ]);
  paper.label(t('Comprador'));
  paper.text(comprador.cpf === '' ? comprador.nome : `${comprador.nome}, CPF ${formatCpf(comprador.cpf)}`, { size: 8 });
  if (pedido.tomador) {
    paper.label(t('Tomador'));
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
  cancelado: msg('Passagem cancelada'),
  remarcado: msg('Passagem remarcada'),
  transferido: msg('Passagem transferida'),
};

const nomeUf = ({ localidade }: ItemPedido['partida']): string => `${localidade.nome}/${localidade.uf}`;

function drawItem(paper: Paper, { partida, chegada, passageiro, poltrona, bilheteSituacao }: ItemPedido): void {
  const fim = bilheteSituacao && palavras[bilheteSituacao];
  paper.text(t('{origem} a {destino}', { origem: nomeUf(partida), destino: nomeUf(chegada) }), { size: 9, bold: true });
  paper.text(
    t('{dia} às {hora}, poltrona {poltrona}, {passageiro}', {
      dia: formatDia(partida.dia),
      hora: partida.hora,
      poltrona,
      passageiro,
    }),
    { size: 8 },
  );
  if (fim) paper.text(translated(fim), { size: 8, bold: true });
  paper.space(3);
}

function drawSums(paper: Paper, { pedido, descontoCentavos, seguroViagemCentavos }: Recibo): void {
  paper.rule();
  for (const { label, value } of linhasDoPreco(pedido.itens.map(({ preco }) => preco)))
    paper.row(translated(label), value);
  if (seguroViagemCentavos > 0) paper.row(t('Seguro opcional'), formatCentavos(seguroViagemCentavos));
  for (const { label, value } of linhasDosAdicionais(pedido.itens.map(soldAdicionais))) paper.row(label, value);
  if (descontoCentavos > 0) paper.row(t('Desconto'), `-${formatCentavos(descontoCentavos)}`);
  const credito = pedido.creditoCentavos ?? 0;
  if (credito > 0) paper.row(t('Crédito da passagem anterior'), `-${formatCentavos(credito)}`);
  const usado = pedido.creditoUsadoCentavos ?? 0;
  if (usado > 0) paper.row(t('Pago com crédito da conta'), `-${formatCentavos(usado)}`);
  paper.row(t('Total cobrado'), formatCentavos(pedido.totalCentavos), true);
}

/** The extras that were charged for a seat, also those that were given back since. */
const soldAdicionais = ({ adicionais = [], adicionaisCancelados = [] }: ItemPedido) => ({
  adicionais: [...adicionais, ...adicionaisCancelados],
});

function drawPayments(paper: Paper, { pagamentos }: Recibo): void {
  paper.rule();
  paper.label(t('Pagamento'));
  if (pagamentos.length === 0) paper.text(t('Nada foi cobrado neste pedido.'), { size: 8 });
  for (const { meio, valorCentavos, em } of pagamentos) {
    paper.row(`${meio}, ${formatQuando(em)}`, formatCentavos(valorCentavos));
  }
}

const meios: Record<EstornoPedido['meio'], string> = {
  pix: msg('Pix'),
  cartao: msg('Cartão'),
  dinheiro: msg('Dinheiro'),
  boleto: msg('Pix, pelo boleto'),
  credito: msg('Crédito'),
};

const andamento: Record<EstornoPedido['situacao'], string> = {
  pendente: msg('a devolver'),
  em_processamento: msg('em andamento no banco'),
  feito: msg('devolvido'),
  nao_realizado: msg('o banco recusou; tentamos de novo'),
};

function drawEstornos(paper: Paper, estornos: readonly EstornoPedido[]): void {
  paper.rule();
  paper.label(t('Devoluções'));
  for (const { meio, valorCentavos, situacao, concluidoEm, criadoEm } of estornos) {
    const quando = formatQuando(new Date(concluidoEm ?? criadoEm));
    paper.row(
      `${translated(meios[meio])}, ${translated(andamento[situacao])}, ${quando}`,
      formatCentavos(valorCentavos),
    );
  }
  const total = estornos.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);
  paper.row(t('Total devolvido ou a devolver'), formatCentavos(total), true);
}

const formatQuando = (instant: Date): string =>
  new Intl.DateTimeFormat(activeLocale(), { timeZone: FUSO_DA_SEDE, dateStyle: 'short', timeStyle: 'short' }).format(
    instant,
  );
