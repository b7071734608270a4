import { formatChaveBpe } from '../../../src/domain/bilhetes/bpe';
import { formatDia } from '../../../src/domain/base/data';
import { BAGAGEM } from '../../../src/domain/bilhetes/regrasBilhete';
import { nomeDoTomador } from '../../../src/domain/compra/tomador/tomador';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import { createPaper, type Paper } from './paper';
import type { BilheteOfDono } from '../ownBilhetes';
import {
  agenciaDe,
  avisoFiscal,
  avisosDoBilhete,
  chegadaPrevista,
  codigosDoBilhete,
  formatEmissao,
  linhasDoPreco,
  registrosDe,
  situacaoNoPapel,
} from './bilheteWords';

/** 43 mm: wider than the 30 mm that a reader wants. */
const QR_POINTS = 122;

/**
 * The same on a roll of 80 mm, from top to bottom.
 * @returns the length of the paper used, in points.
 */
export function drawBilhete(document: PDFKit.PDFDocument, own: BilheteOfDono): number {
  const paper = createPaper(document);
  const { bilhete } = own;
  drawHead(paper, bilhete);
  drawViagem(paper, bilhete);
  drawPassageiro(paper, own);
  drawPrice(paper, bilhete);
  drawEmbarque(paper, bilhete);
  drawFiscal(paper, own);
  return paper.end();
}

function drawHead(paper: Paper, bilhete: Bilhete): void {
  const { operadora } = bilhete;
  const situacao = situacaoNoPapel(bilhete);
  paper.text(operadora.nome, { size: 13, bold: true, align: 'center' });
  paper.text(operadora.razaoSocial, { size: 7, align: 'center' });
  paper.text(registrosDe(bilhete), { size: 7, align: 'center' });
  paper.text(operadora.endereco, { size: 7, align: 'center' });
  paper.rule();
  paper.text('BILHETE DE PASSAGEM', { size: 10, bold: true, align: 'center', tag: 'H1' });
  paper.text('Documento auxiliar do bilhete de passagem eletrônico (BP-e)', { size: 6.5, align: 'center' });
  if (situacao) paper.text(situacao, { size: 14, bold: true, align: 'center' });
  const aviso = avisoFiscal(bilhete);
  if (aviso) paper.text(aviso, { size: 7, bold: true, align: 'center' });
  paper.rule();
}

function drawViagem(paper: Paper, bilhete: Bilhete): void {
  drawStop(paper, 'Origem', bilhete.partida);
  drawStop(paper, 'Destino', bilhete.chegada);
  paper.pairs([
    ['Data', formatDia(bilhete.partida.dia)],
    ['Partida', bilhete.partida.hora],
    ['Poltrona', String(bilhete.poltrona)],
  ]);
  paper.pairs([
    ['Linha', bilhete.linha],
    ['Classe', bilhete.classe],
    ['Plataforma', bilhete.plataforma ?? 'ver painel'],
  ]);
  paper.text(chegadaPrevista(bilhete), { size: 7 });
  paper.rule();
}

function drawStop(paper: Paper, label: string, { localidade }: Parada): void {
  paper.label(label);
  paper.text(`${localidade.nome}/${localidade.uf}`, { size: 11, bold: true });
  paper.text(localidade.terminal, { size: 7.5 });
  paper.space(2);
}

function drawPassageiro(paper: Paper, { bilhete }: BilheteOfDono): void {
  paper.label('Passageiro');
  paper.text(bilhete.passageiro.nome, { size: 10, bold: true });
  paper.text(`Documento: ${bilhete.passageiro.documento}`, { size: 8 });
  if (bilhete.tomador) paper.text(`Tomador: ${nomeDoTomador(bilhete.tomador)}`, { size: 8 });
  for (const aviso of avisosDoBilhete(bilhete)) paper.text(aviso, { size: 7.5, bold: true });
  paper.rule();
}

function drawPrice(paper: Paper, bilhete: Bilhete): void {
  for (const [nome, valor] of linhasDoPreco(bilhete)) paper.row(nome, valor, nome === 'Valor total');
  paper.rule();
}

function drawEmbarque(paper: Paper, bilhete: Bilhete): void {
  paper.text(`Localizador ${bilhete.localizador}`, { size: 11, bold: true, align: 'center' });
  if (situacaoNoPapel(bilhete)) return;
  for (const { nome, uso, texto } of codigosDoBilhete(bilhete)) {
    paper.text(nome.toUpperCase(), { size: 9, bold: true, align: 'center', tag: 'H2' });
    paper.text(uso, { size: 7, align: 'center' });
    paper.qr(texto, QR_POINTS, `${nome}: ${uso}`);
    paper.rule();
  }
}

function drawFiscal(paper: Paper, own: BilheteOfDono): void {
  const { bilhete } = own;
  paper.text(`BP-e nº ${bilhete.numero}  Série ${bilhete.serie}`, { size: 8, align: 'center' });
  paper.text(`Emissão ${formatEmissao(bilhete.emitidoEm)} – ${agenciaDe(own)}`, { size: 7, align: 'center' });
  paper.label('Chave de acesso');
  paper.text(formatChaveBpe(bilhete.chaveBpe), { size: 7, align: 'center' });
  if (bilhete.chaveSubstituida) {
    paper.label('Substitui o BP-e');
    paper.text(formatChaveBpe(bilhete.chaveSubstituida), { size: 7, align: 'center' });
  }
  paper.space(3);
  for (const line of [...BAGAGEM, ...bilhete.regras]) paper.text(line, { size: 6.5 });
}
