import { formatChaveBpe } from '../../src/domain/bpe';
import { formatDia } from '../../src/domain/data';
import { formatCentavos } from '../../src/domain/dinheiro';
import type { Bilhete } from '../../src/domain/wire/bilhetes';
import type { Parada } from '../../src/domain/wire/viagens';
import { createPaper, type Paper } from './paper';
import { formatCnpj } from './operadoras';
import type { Ticket } from './ticketRepository';

const AVISO_MENOR =
  'Passageiro menor de 16 anos sem adulto no pedido: apresente no embarque a autorização de viagem (CNJ Res. 295/2019).';

/**
 * Everything a ticket must say (Decree 2.521/1998 art. 65 and the DABPE), from top to bottom.
 * @returns the length of the paper used, in points.
 */
export function drawTicket(document: PDFKit.PDFDocument, ticket: Ticket): number {
  const paper = createPaper(document);
  const { bilhete } = ticket;
  drawHead(paper, bilhete);
  drawTrip(paper, bilhete);
  drawPassenger(paper, ticket);
  drawPrice(paper, bilhete);
  drawBoarding(paper, bilhete);
  drawFiscal(paper, bilhete);
  return paper.end();
}

function drawHead(paper: Paper, { operadora, situacao }: Bilhete): void {
  paper.text(operadora.nome, { size: 13, bold: true, align: 'center' });
  paper.text(`CNPJ ${formatCnpj(operadora.cnpj)}`, { size: 7, align: 'center' });
  paper.text(operadora.endereco, { size: 7, align: 'center' });
  paper.rule();
  paper.text('BILHETE DE PASSAGEM', { size: 10, bold: true, align: 'center' });
  paper.text('Documento auxiliar do bilhete de passagem eletrônico (BP-e)', { size: 6.5, align: 'center' });
  if (situacao === 'cancelado') paper.text('CANCELADO', { size: 14, bold: true, align: 'center' });
  paper.band('HOMOLOGAÇÃO – SEM VALOR FISCAL');
}

function drawTrip(paper: Paper, bilhete: Bilhete): void {
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
  paper.text(`Chegada prevista: ${formatDia(bilhete.chegada.dia)} às ${bilhete.chegada.hora} (horários locais)`, {
    size: 7,
  });
  paper.rule();
}

function drawStop(paper: Paper, label: string, { localidade }: Parada): void {
  paper.label(label);
  paper.text(`${localidade.nome}/${localidade.uf}`, { size: 11, bold: true });
  paper.text(localidade.terminal, { size: 7.5 });
  paper.space(2);
}

function drawPassenger(paper: Paper, { bilhete, autorizacaoMenor }: Ticket): void {
  paper.label('Passageiro');
  paper.text(bilhete.passageiro.nome, { size: 10, bold: true });
  paper.text(`Documento: ${bilhete.passageiro.documento}`, { size: 8 });
  if (autorizacaoMenor) paper.text(AVISO_MENOR, { size: 7.5, bold: true });
  paper.rule();
}

function drawPrice(paper: Paper, { preco }: Bilhete): void {
  paper.row('Tarifa', formatCentavos(preco.tarifaCentavos));
  paper.row('Pedágio', formatCentavos(preco.pedagioCentavos));
  paper.row('Taxa de embarque', formatCentavos(preco.taxaEmbarqueCentavos));
  paper.row('Seguro', formatCentavos(preco.seguroCentavos));
  paper.row('Valor total', formatCentavos(preco.totalCentavos), true);
  paper.row('Forma de pagamento', 'Pix');
  paper.rule();
}

function drawBoarding(paper: Paper, { localizador, codigoEmbarque }: Bilhete): void {
  paper.text('CÓDIGO DE EMBARQUE', { size: 9, bold: true, align: 'center' });
  paper.text('Mostre ao motorista, com documento com foto', { size: 7, align: 'center' });
  paper.qr(codigoEmbarque, 122);
  paper.text(`Localizador ${localizador}`, { size: 11, bold: true, align: 'center' });
  paper.rule();
}

function drawFiscal(paper: Paper, bilhete: Bilhete): void {
  paper.text('CONSULTA FISCAL DO BP-e', { size: 9, bold: true, align: 'center' });
  paper.text('Não serve para embarcar', { size: 7, align: 'center' });
  paper.qr(bilhete.qrFiscal, 108);
  paper.text(`BP-e nº ${bilhete.numero}  Série ${bilhete.serie}`, { size: 8, align: 'center' });
  paper.text(`Emissão ${formatEmissao(bilhete.emitidoEm)} – canal web`, { size: 7, align: 'center' });
  paper.label('Chave de acesso');
  paper.text(formatChaveBpe(bilhete.chaveBpe), { size: 7, align: 'center' });
  paper.space(3);
  paper.text('Bagagem: 30 kg no bagageiro (até 350 dm³) e 5 kg a bordo. Chegue 30 minutos antes da partida.', {
    size: 6.5,
  });
}

const formatEmissao = (instante: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instante),
  );
