import type { EstornoPedido, Pedido } from '../../../src/domain/wire/compra/pedidos';
import { umItem, umPedido, umPreco } from '../../../tests/support/viagemBuilders';
import { pdfText } from '../../bilhetes/testdata/pdfText';
import type { Recibo } from './reciboData';
import { reciboPdf } from './reciboPdf';

const umRecibo = (change: Partial<Omit<Recibo, 'pedido'>> = {}, pedido: Partial<Pedido> = {}): Recibo => ({
  pedido: umPedido({ criadoEm: '2026-11-21T02:30:00.000Z', ...pedido }),
  comprador: { nome: 'Conceição Araújo', cpf: '52998224725' },
  descontoCentavos: 0,
  seguroViagemCentavos: 0,
  pagamentos: [{ meio: 'Pix', valorCentavos: 11_250, em: new Date('2026-11-21T03:00:00.000Z') }],
  ...change,
});
const umEstorno = (change: Partial<EstornoPedido> = {}): EstornoPedido => ({
  valorCentavos: 10_750,
  meio: 'pix',
  situacao: 'feito',
  criadoEm: '2026-11-22T12:00:00.000Z',
  concluidoEm: '2026-11-22T12:05:00.000Z',
  previsao: '2026-11-23',
  ...change,
});
/** The words of a receipt, with single blanks. */
const words = async (recibo: Recibo): Promise<string> =>
  pdfText(await reciboPdf(recibo))
    .replaceAll('\xa0', ' ')
    .replace(/\s+/g, ' ');

describe('the receipt of an order', () => {
  it('names the buyer, the trip and the price by component, in the company’s time', async () => {
    const text = await words(umRecibo());
    for (const said of [
      'RECIBO Não é documento fiscal',
      'ABCD23',
      'COMPRADOR Conceição Araújo, CPF 529.982.247-25',
      'São Paulo/SP a Rio de Janeiro/RJ',
      '01/12/2026 às 08:00, poltrona 5, Ana Souza Lima',
      'Tarifa R$ 100,00',
      'Pedágio R$ 6,00',
      'Taxa de embarque R$ 5,00',
      'Total cobrado R$ 112,50',
    ]) {
      expect(text).toContain(said);
    }
    // Half past midnight in UTC is the evening before in São Paulo.
    expect(text).toMatch(/COMPRA 20\/11\/2026,? 23:30/);
    expect(text).toMatch(/PAGAMENTO Pix, 21\/11\/2026,? 00:00 R\$ 112,50/);
  });

  it('has a line for each kind of extra', async () => {
    const bicicleta = { tipo: 'bicicleta' as const, nome: 'Bicicleta', quantidade: 1, precoCentavos: 4_000 };
    const itens = [umItem({ adicionais: [bicicleta] }), umItem({ poltrona: 6, adicionais: [bicicleta] })];
    expect(await words(umRecibo({}, { itens }))).toContain('2 × Bicicleta R$ 80,00');
  });

  it('names a buyer at a counter who gave no CPF, without an empty one', async () => {
    const text = await words(umRecibo({ comprador: { nome: 'Cliente Do Balcão', cpf: '' } }));
    expect(text).toContain('Cliente Do Balcão');
    expect(text).not.toContain('CPF');
  });

  it('names the company that it is invoiced to beside the buyer, where there is one', async () => {
    const tomador = { cnpj: '12ABC34501DE35', razaoSocial: 'Conceição & Filhos Ltda.' };
    expect(await words(umRecibo({}, { tomador }))).toMatch(
      /Conceição Araújo, CPF 529\.982\.247-25 TOMADOR Conceição & Filhos Ltda\., CNPJ 12\.ABC\.345\/01DE-35/,
    );
    expect(await words(umRecibo())).not.toContain('TOMADOR');
  });

  it('adds up several seats, and takes off what they cost less', async () => {
    const itens = [umItem(), umItem({ poltrona: 6, preco: umPreco(5_250), passageiro: 'Bia Sá' })];
    const pedido = { itens, totalCentavos: 12_590, creditoCentavos: 3_000 };
    const text = await words(umRecibo({ descontoCentavos: 1_500, seguroViagemCentavos: 590 }, pedido));
    for (const said of [
      'Tarifa, 2 poltronas R$ 140,00',
      'Pedágio R$ 12,00',
      'Seguro opcional R$ 5,90',
      'Desconto -R$ 15,00',
      'Crédito da passagem anterior -R$ 30,00',
      'Total cobrado R$ 125,90',
      'Bia Sá',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('leaves out what there was not', async () => {
    const text = await words(umRecibo());
    for (const absent of ['Seguro opcional', 'Desconto', 'Crédito', 'DEVOLU', 'cancelada']) {
      expect(text).not.toContain(absent);
    }
  });

  it('says that nothing was charged where an order cost nothing', async () => {
    expect(await words(umRecibo({ pagamentos: [] }, { totalCentavos: 0 }))).toContain('Nada foi cobrado neste pedido.');
  });

  it.each([
    ['cancelado', 'Passagem cancelada'],
    ['remarcado', 'Passagem remarcada'],
    ['transferido', 'Passagem transferida'],
  ] as const)('says that a ticket was ended: %s', async (bilheteSituacao, said) => {
    expect(await words(umRecibo({}, { itens: [umItem({ bilheteSituacao })] }))).toContain(said);
  });

  it('says nothing of a ticket that stands', async () => {
    const itens = [umItem({ bilheteSituacao: 'emitido' })];
    expect(await words(umRecibo({}, { itens }))).not.toMatch(/Passagem (cancelada|remarcada|transferida)/);
  });
});

describe('the refunds of a receipt', () => {
  it.each([
    ['pix', 'Pix'],
    ['cartao', 'Cartão'],
    ['dinheiro', 'Dinheiro'],
    ['boleto', 'Pix, pelo boleto'],
    ['credito', 'Crédito'],
  ] as const)('name the way in which the money went back: %s', async (meio, nome) => {
    const text = await words(umRecibo({}, { estornos: [umEstorno({ meio })] }));
    expect(text).toMatch(new RegExp(`DEVOLUÇÕES ${nome}, devolvido, 22/11/2026,? 09:05 R\\$ 107,50`));
    for (const other of ['Cartão', 'Dinheiro', 'Crédito'].filter((one) => one !== nome))
      expect(text).not.toContain(other);
  });

  it.each([
    ['pendente', 'a devolver'],
    ['em_processamento', 'em andamento no banco'],
    ['nao_realizado', 'o banco recusou; tentamos de novo'],
  ] as const)('say how far they are: %s', async (situacao, said) => {
    const estornos = [umEstorno({ situacao, concluidoEm: null })];
    expect(await words(umRecibo({}, { estornos }))).toMatch(new RegExp(`Pix, ${said}, 22/11/2026,? 09:00`));
  });

  it('add up, whatever their state', async () => {
    const estornos = [umEstorno({ valorCentavos: 1 }), umEstorno({ valorCentavos: 249, situacao: 'pendente' })];
    expect(await words(umRecibo({}, { estornos }))).toContain('Total devolvido ou a devolver R$ 2,50');
  });
});

it('is one strip of paper, as long as its text', async () => {
  const heightOf = async (seats: number) => {
    const itens = Array.from({ length: seats }, (_, i) => umItem({ poltrona: i + 1 }));
    const pdf = (await reciboPdf(umRecibo({}, { itens }))).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    return Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf)?.[1]);
  };
  const [one, six] = [await heightOf(1), await heightOf(6)];
  expect(six).toBeGreaterThan(one + 5 * 15);
});
