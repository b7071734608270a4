import { novoRio, tiete, umaParada } from '../../../tests/support/viagemBuilders';
import type { PoltronaToSell } from '../../bilhetes/emissao/praxioPort';
import { ERRO_POLTRONA, toCentavos, toResult, toVenda, toVendaBody, type PassagemWire } from './praxioWire';

const sessao = { sessaoClientId: 's1', estabelecimentoId: 7 };
const agora = new Date('2026-11-21T02:30:00Z');

const poltrona = (fields: Partial<PoltronaToSell> = {}): PoltronaToSell => ({
  chave: 'k1',
  viagemId: '100',
  partida: umaParada(tiete, '2026-12-01', '08:00'),
  chegada: umaParada(novoRio, '2026-12-01', '14:10'),
  poltrona: 5,
  passageiro: 'Ana Souza',
  documento: '123456789',
  celular: '11987654321',
  valorCentavos: 11_250,
  pagamento: 'pix',
  ...fields,
});

interface Entry {
  IdViagem: string;
  HoraPartida: string;
  passagemXml: { Poltrona: number; ValorPgto: number; ChaveBloqueio?: string; ChaveExterna: string }[];
  pagamentoXml: { DataPagamento: string; TipoPagamento: number; TipoCartao: number; ValorPagamento: number }[];
}
const entries = (...poltronas: PoltronaToSell[]): Entry[] =>
  (toVendaBody(sessao, poltronas, agora) as { listVendasXmlEnvio: Entry[] }).listVendasXmlEnvio;

describe('the operator’s reais', () => {
  it.each([
    [112.5, 11_250],
    ['112,50', 11_250],
    ['1.112,50', 111_250],
    ['112.50', 11_250],
    ['0', 0],
    [0.1 + 0.2, 30],
    [19.99, 1_999],
    [undefined, 0],
  ])('of %p are %i centavos', (reais, centavos) => expect(toCentavos(reais)).toBe(centavos));
});

describe('the request of a sale', () => {
  it('has the seats of one departure and part under one entry, with their sum', () => {
    const [entry, ...others] = entries(poltrona(), poltrona({ chave: 'k2', poltrona: 6, valorCentavos: 5_001 }));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ IdViagem: '100', HoraPartida: '0800' });
    expect(entry?.passagemXml.map(({ Poltrona, ValorPgto }) => [Poltrona, ValorPgto])).toEqual([
      [5, 112.5],
      [6, 50.01],
    ]);
    expect(entry?.pagamentoXml).toMatchObject([{ ValorPagamento: 162.51 }]);
  });

  it('has an entry of its own for another departure, and for another part of the same', () => {
    const shorter = { chegada: umaParada(tiete, '2026-12-01', '09:00') };
    expect(entries(poltrona(), poltrona({ viagemId: '200' }), poltrona(shorter))).toHaveLength(3);
  });

  it('names each seat by our key, and the block that keeps it where there is one', () => {
    const [entry] = entries(poltrona(), poltrona({ chave: 'k2', poltrona: 6, bloqueio: 'b9' }));
    expect(entry?.passagemXml.map(({ ChaveExterna, ChaveBloqueio }) => [ChaveExterna, ChaveBloqueio])).toEqual([
      ['k1', undefined],
      ['k2', 'b9'],
    ]);
    expect(entry?.passagemXml[0]).not.toHaveProperty('ChaveBloqueio');
  });

  it.each([
    ['pix', 8, 0],
    ['credito', 3, 1],
    ['dinheiro', 0, 0],
    ['isento', 0, 0],
  ] as const)('paid by %s has the till’s code', (pagamento, TipoPagamento, TipoCartao) => {
    expect(entries(poltrona({ pagamento }))[0]?.pagamentoXml).toMatchObject([{ TipoPagamento, TipoCartao }]);
  });

  it('is dated as the operator counts, three hours behind', () => {
    expect(entries(poltrona())[0]?.pagamentoXml[0]?.DataPagamento).toBe('2026-11-20T23:30:00-03:00');
  });
});

describe('the answer to a sale', () => {
  const passagem = (fields: Partial<PassagemWire> = {}): PassagemWire => ({
    ChaveExterna: 'k1',
    Sucesso: true,
    NumPassagem: '900',
    ValorPgto: 112.5,
    Poltrona: 5,
    ...fields,
  });

  it('is the ticket that was sold', () => {
    expect(toResult(passagem({ SerieBloco: 'A', Localizador: 'XYZ', ChaveBPe: '35'.repeat(22) }))).toEqual({
      chave: 'k1',
      tipo: 'vendida',
      venda: {
        numPassagem: '900',
        serieBloco: 'A',
        localizador: 'XYZ',
        chaveBpe: '35'.repeat(22),
        poltrona: 5,
        valorCentavos: 11_250,
      },
    });
  });

  it('without a fiscal key leaves the document to the seller', () => {
    expect(toVenda(passagem({ ChaveBPe: '' }))).toMatchObject({ chaveBpe: null, serieBloco: '', localizador: '' });
  });

  it('is a refusal, and for good where the seat is taken', () => {
    const refused = { Sucesso: false, NumPassagem: '', Mensagem: 'Erro', MensagemDetalhada: 'Poltrona ocupada' };
    expect(toResult(passagem({ ...refused, IdErro: ERRO_POLTRONA }))).toEqual({
      chave: 'k1',
      tipo: 'recusada',
      mensagem: 'Poltrona ocupada',
      semVolta: true,
    });
    expect(toResult(passagem({ ...refused, MensagemDetalhada: '', IdErro: 5 }))).toMatchObject({
      mensagem: 'Erro',
      semVolta: false,
    });
    expect(toResult(passagem({ Sucesso: false, NumPassagem: '' }))).toMatchObject({ mensagem: 'Venda recusada.' });
  });

  it.each<[string, Partial<PassagemWire>]>([
    ['without a number', { NumPassagem: '' }],
    ['without a word on success', { Sucesso: undefined }],
  ])('%s tells nothing: the sale has to be looked up', (_, fields) => expect(toResult(passagem(fields))).toBeNull());
});
