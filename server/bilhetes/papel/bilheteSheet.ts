import { msg, t, translated } from '../../../src/words/t';
import { formatChaveBpe } from '../../../src/domain/bilhetes/bpe';
import { formatDia } from '../../../src/domain/base/data';
import { BAGAGEM, DOCUMENTOS_EMBARQUE } from '../../../src/domain/bilhetes/regrasBilhete';
import { nomeDoTomador } from '../../../src/domain/compra/tomador/tomador';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import { drawLogo } from '../../platform/pdf/drawLogo';
import { A4, column, MARGIN, type Column } from '../../platform/pdf/sheet';
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

const WIDTH = A4.width - 2 * MARGIN;
const GAP = 18;
const LOGO_POINTS = 36;
/** 40 mm for the boarding code, 32 mm for the others: none under the 30 mm that a hand-held reader wants. */
const QR_POINTS = [113, 91, 91] as const;

/** One page of A4 with everything a ticket must say (Decree 2.521/1998 art. 65 and the DABPE), from top to bottom. */
export function drawSheet(document: PDFKit.PDFDocument, own: BilheteOfDono): void {
  const head = column(document, MARGIN, MARGIN, WIDTH);
  drawHead(document, head, own.bilhete);
  drawViagem(head, own.bilhete);
  const top = drawCodes(document, head.y(), own.bilhete);
  const half = (WIDTH - GAP) / 2;
  const left = column(document, MARGIN, top, half);
  const right = column(document, MARGIN + half + GAP, top, half);
  drawPassageiro(left, own);
  drawPrice(right, own);
  const foot = column(document, MARGIN, Math.max(left.y(), right.y()), WIDTH);
  drawFiscal(foot, own);
  drawRules(document, foot.y(), half, own.bilhete);
}

function drawHead(document: PDFKit.PDFDocument, head: Column, bilhete: Bilhete): void {
  const { operadora } = bilhete;
  drawLogo(document, operadora.nome, MARGIN, MARGIN, LOGO_POINTS);
  const issuer = column(document, MARGIN + LOGO_POINTS + 10, MARGIN - 3, WIDTH - LOGO_POINTS - 10);
  issuer.text(operadora.nome, { size: 16, bold: true });
  issuer.text(`${operadora.razaoSocial} – ${registrosDe(bilhete)}`, { size: 8 });
  issuer.text(operadora.endereco, { size: 8 });
  head.space(Math.max(issuer.y() - MARGIN, LOGO_POINTS));
  head.rule();
  head.text('BILHETE DE PASSAGEM', { size: 13, bold: true, tag: 'H1' });
  head.text('Documento auxiliar do bilhete de passagem eletrônico (BP-e, modelo 63)', { size: 8, light: true });
  const situacao = situacaoNoPapel(bilhete);
  if (situacao) head.text(`${situacao} – ${both(msg('NÃO EMBARCA'))}`, { size: 16, bold: true });
  const aviso = avisoFiscal(bilhete);
  head.space(3);
  if (aviso) head.band(aviso);
}

const place = ({ localidade }: Parada): string => `${localidade.nome}/${localidade.uf} – ${localidade.terminal}`;

function drawViagem(head: Column, bilhete: Bilhete): void {
  head.fact(both(msg('Origem')), place(bilhete.partida), 12);
  head.fact(both(msg('Destino')), place(bilhete.chegada), 12);
  head.facts(
    [
      [both(msg('Data')), formatDia(bilhete.partida.dia)],
      [both(msg('Partida')), bilhete.partida.hora],
      [both(msg('Poltrona')), String(bilhete.poltrona)],
      [both(msg('Plataforma')), bilhete.plataforma ?? t('ver painel')],
      [both(msg('Localizador')), bilhete.localizador],
    ],
    14,
  );
  head.facts([
    [both(msg('Prefixo da linha')), bilhete.linha],
    [both(msg('Classe')), bilhete.classe],
    [both(msg('Chegada')), chegadaPrevista(bilhete)],
  ]);
  head.rule();
}

function drawCodes(document: PDFKit.PDFDocument, top: number, bilhete: Bilhete): number {
  if (situacaoNoPapel(bilhete)) return top;
  const third = (WIDTH - 2 * GAP) / 3;
  const bottoms = codigosDoBilhete(bilhete).map(({ nome, uso, texto }, i) => {
    const code = column(document, MARGIN + i * (third + GAP), top, third);
    code.text(translated(nome).toUpperCase(), { size: 9, bold: true, align: 'center', tag: 'H2' });
    code.text(translated(uso), { size: 7.5, align: 'center' });
    code.space(4);
    code.qr(texto, QR_POINTS[i] ?? QR_POINTS[0], `${translated(nome)}: ${translated(uso)}`);
    return code.y();
  });
  const below = column(document, MARGIN, Math.max(...bottoms), WIDTH);
  below.rule();
  return below.y();
}

function drawPassageiro(left: Column, { bilhete }: BilheteOfDono): void {
  left.heading(both(msg('Passageiro')));
  left.text(bilhete.passageiro.nome, { size: 11, bold: true });
  left.text(`${both(msg('Documento'))}: ${bilhete.passageiro.documento}`, { size: 9 });
  if (bilhete.tomador) left.text(`${both(msg('Tomador'))}: ${nomeDoTomador(bilhete.tomador)}`, { size: 9 });
  for (const aviso of avisosDoBilhete(bilhete)) left.text(aviso, { size: 8.5, bold: true });
}

function drawPrice(right: Column, own: BilheteOfDono): void {
  right.heading(both(msg('Preço')));
  for (const [nome, valor] of linhasDoPreco(comFormaFiscal(own))) right.row(both(nome), valor, nome === VALOR_TOTAL);
}

function drawFiscal(foot: Column, own: BilheteOfDono): void {
  const { bilhete } = own;
  foot.rule();
  foot.facts(
    [
      ['BP-e', `nº ${bilhete.numero} série ${bilhete.serie}`],
      [both(msg('Emissão')), formatEmissao(bilhete.emitidoEm)],
      [both(msg('Agência emissora')), agenciaDe(own)],
    ],
    9,
  );
  foot.fact(both(msg('Chave de acesso')), formatChaveBpe(bilhete.chaveBpe), 9.5);
  if (bilhete.chaveSubstituida) foot.fact(both(msg('Substitui o BP-e')), formatChaveBpe(bilhete.chaveSubstituida), 9);
  foot.fact(both(msg('Consulta fiscal')), bilhete.qrFiscal, 7.5);
  foot.rule();
}

function drawRules(document: PDFKit.PDFDocument, top: number, half: number, bilhete: Bilhete): void {
  const left = column(document, MARGIN, top, half);
  left.heading(both(msg('Embarque')));
  left.list(DOCUMENTOS_EMBARQUE);
  left.heading(both(msg('Bagagem')));
  left.list(BAGAGEM);
  const right = column(document, MARGIN + half + GAP, top, half);
  right.heading(both(msg('Cancelamento e remarcação')));
  right.list(bilhete.regras);
}
