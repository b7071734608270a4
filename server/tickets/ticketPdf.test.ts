import jsQR from 'jsqr';
import { PAPER_WIDTH, ticketPdf } from './ticketPdf';
import { qrGrid } from './qrPath';
import { pdfText } from './testdata/pdfText';
import { umBilhete, umTicket } from './testdata/umTicket';

/** What a camera would read off the grid, four pixels a square within the quiet zone. */
function scan(text: string): string | undefined {
  const { size, isDark } = qrGrid(text);
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [row, column] = [Math.floor(y / scale) - quiet, Math.floor(x / scale) - quiet];
      const isInside = row >= 0 && column >= 0 && row < size && column < size;
      if (isInside && isDark(row, column)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

describe('the ticket on paper', () => {
  it('says everything that the law asks for, with its accents', async () => {
    const text = pdfText(await ticketPdf(umTicket()));
    const asked = [
      'Itapê Transportes',
      'CNPJ 12.345.678/0001-95',
      'BILHETE DE PASSAGEM',
      'São Paulo/SP',
      'Terminal Rodoviário do Tietê',
      'Cuiabá/MT',
      '01/12/2026',
      '23:30',
      '06-0123-00',
      'leito-cama',
      'Conceição Araújo de Antônio Guimarães',
      'RG 12.345.678-9',
      'Pedágio',
      'Taxa de embarque',
      'R$ 112,50',
      'Localizador K7RTQ2',
      'BP-e nº 42',
      '3526 0712 3456 7800 0123 6300 1000 0000 0110 0000 0108',
    ];
    for (const words of asked) expect(text).toContain(words);
    expect(text).toContain('SEM VALOR FISCAL');
  });

  it('names each code for what it is for', async () => {
    const text = pdfText(await ticketPdf(umTicket()));
    expect(text).toContain('CÓDIGO DE EMBARQUE');
    expect(text).toContain('CONSULTA FISCAL DO BP-e');
  });

  it('carries the warning of a child who travels alone, and only then', async () => {
    const warned = pdfText(await ticketPdf(umTicket({ autorizacaoMenor: true })));
    expect(warned).toContain('Passageiro menor de 16 anos');
    expect(pdfText(await ticketPdf(umTicket()))).not.toContain('menor de 16');
  });

  it('shows that it was cancelled', async () => {
    const text = pdfText(await ticketPdf(umTicket({ bilhete: umBilhete({ situacao: 'cancelado' }) })));
    expect(text).toContain('CANCELADO');
  });

  it('is one strip of 80 mm, just as long as it needs to be', async () => {
    const heightOf = async (nome: string): Promise<number> => {
      const bilhete = umBilhete({ passageiro: { nome, documento: 'RG 1' } });
      const pdf = (await ticketPdf(umTicket({ bilhete }))).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect(Number(width)).toBeCloseTo(PAPER_WIDTH, 1);
      return Number(height);
    };
    const long = 'Maria Aparecida '.repeat(9).trim();
    expect(await heightOf(long)).toBeGreaterThan(await heightOf('Ana Sá'));
  });

  it.each([umBilhete().qrFiscal, umBilhete().codigoEmbarque])('has a code that a camera reads: %s', (text) => {
    expect(scan(text)).toBe(text);
  });
});
