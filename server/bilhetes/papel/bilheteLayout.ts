import { msg, t, translated } from '../../../src/words/t';
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
  comFormaFiscal,
  chegadaPrevista,
  codigosDoBilhete,
  formatEmissao,
  linhasDoPreco,
  registrosDe,
  situacaoNoPapel,
  VALOR_TOTAL,
} from './bilheteWords';
import { both } from './both';

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
  drawPrice(paper, own);
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
  drawStop(paper, both(msg('Origem')), bilhete.partida);
  drawStop(paper, both(msg('Destino')), bilhete.chegada);
  paper.pairs([
    [both(msg('Data')), formatDia(bilhete.partida.dia)],
    [both(msg('Partida')), bilhete.partida.hora],
    [both(msg('Poltrona')), String(bilhete.poltrona)],
  ]);
  paper.pairs([
    [both(msg('Linha')), bilhete.linha],
    [both(msg('Classe')), bilhete.classe],
    [both(msg('Plataforma')), bilhete.plataforma ?? t('ver painel')],
  ]);
  paper.text(`${both(msg('Chegada prevista'))}: ${chegadaPrevista(bilhete)}`, { size: 7 });
  paper.rule();
}

function drawStop(paper: Paper, label: string, { localidade }: Parada): void {
  paper.label(label);
  paper.text(`${localidade.nome}/${localidade.uf}`, { size: 11, bold: true });
  paper.text(localidade.terminal, { size: 7.5 });
  paper.space(2);
}

function drawPassageiro(paper: Paper, { bilhete }: BilheteOfDono): void {
  paper.label(both(msg('Passageiro')));
  paper.text(bilhete.passageiro.nome, { size: 10, bold: true });
  paper.text(`${both(msg('Documento'))}: ${bilhete.passageiro.documento}`, { size: 8 });
  if (bilhete.tomador) paper.text(`${both(msg('Tomador'))}: ${nomeDoTomador(bilhete.tomador)}`, { size: 8 });
  for (const aviso of avisosDoBilhete(bilhete)) paper.text(aviso, { size: 7.5, bold: true });
  paper.rule();
}

function drawPrice(paper: Paper, own: BilheteOfDono): void {
  for (const [nome, valor] of linhasDoPreco(comFormaFiscal(own))) paper.row(both(nome), valor, nome === VALOR_TOTAL);
  paper.rule();
}

function drawEmbarque(paper: Paper, bilhete: Bilhete): void {
  paper.text(`${both(msg('Localizador'))} ${bilhete.localizador}`, { size: 11, bold: true, align: 'center' });
  if (situacaoNoPapel(bilhete)) return;
  for (const { nome, uso, texto } of codigosDoBilhete(bilhete)) {
    paper.text(translated(nome).toUpperCase(), { size: 9, bold: true, align: 'center', tag: 'H2' });
    paper.text(translated(uso), { size: 7, align: 'center' });
    paper.qr(texto, QR_POINTS, `${translated(nome)}: ${translated(uso)}`);
    paper.rule();
  }
}

function drawFiscal(paper: Paper, own: BilheteOfDono): void {
  const { bilhete } = own;
  paper.text(`BP-e nº ${bilhete.numero}  Série ${bilhete.serie}`, { size: 8, align: 'center' });
  paper.text(`Emissão ${formatEmissao(bilhete.emitidoEm)} – ${agenciaDe(own)}`, { size: 7, align: 'center' });
  paper.label(both(msg('Chave de acesso')));
  paper.text(formatChaveBpe(bilhete.chaveBpe), { size: 7, align: 'center' });
  if (bilhete.chaveSubstituida) {
    paper.label(both(msg('Substitui o BP-e')));
    paper.text(formatChaveBpe(bilhete.chaveSubstituida), { size: 7, align: 'center' });
  }
  paper.space(3);
  for (const line of [...BAGAGEM, ...bilhete.regras]) paper.text(line, { size: 6.5 });
}
