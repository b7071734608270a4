import fc from 'fast-check';
import { barraFunda, novoRio, umaParada, umaViagem } from '../../../tests/support/viagemBuilders';
import {
  etapaPossivel,
  isConexao,
  novaCompraLink,
  parseCompra,
  rotulosTrechos,
  toCompraLink,
  trechosDaBusca,
  type LinkCompra,
} from './compra';
import { trechosDaConexao } from '../viagens/conexao';

const busca = {
  idaVolta: true,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  dataPartida: '2026-12-01',
  dataVolta: '2026-12-05',
};
const [ida, volta] = trechosDaBusca(busca, '100', '200');
if (!ida || !volta) throw new Error('a round trip has two ways');

const ids = fc.integer({ min: 1, max: 999_999_999 }).map(String);
const seats = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 });
const links: fc.Arbitrary<LinkCompra> = fc
  .record({
    ida: ids,
    volta: fc.option(ids),
    origem: ids,
    destino: ids,
    seats: fc.tuple(seats, seats),
    chave: fc.option(fc.uuid()),
    pedido: fc.option(fc.uuid()),
    etapa: fc.constantFrom('poltronas' as const, 'passageiros' as const, 'pagamento' as const),
  })
  .map(({ ida: out, volta: back, origem, destino, seats: [outSeats, backSeats], ...rest }) => ({
    trechos: trechosDaBusca({ ...busca, localidadeOrigem: origem, localidadeDestino: destino }, out, back).map(
      (trecho, i) => ({ ...trecho, poltronas: i === 0 ? outSeats : backSeats }),
    ),
    ...rest,
  }));

describe('the address of a purchase', () => {
  it('is written and read without loss', () => {
    fc.assert(fc.property(links, (link) => expect(parseCompra(toCompraLink(link))).toEqual(link)));
  });

  it.each(['', '?viagem=100', '?viagem=x&localidadeOrigem=1&localidadeDestino=2', '?viagem=1&localidadeOrigem=1'])(
    'names no trip: %j',
    (search) => expect(parseCompra(`/comprar-viagem${search}`)).toBeNull(),
  );

  it('forgets seats that cannot be, and keys that no one made', () => {
    const link = parseCompra(`${novaCompraLink([ida])}&poltronas=0.5.5.abc.123.7&reserva=${'x'.repeat(80)}`);
    expect(link).toMatchObject({ trechos: [{ poltronas: [5, 7] }], chave: null });
  });

  it('turns the places round on the way back', () => {
    expect([volta.localidadeOrigem, volta.localidadeDestino]).toEqual(['2', '1']);
  });
});

describe('the step on screen', () => {
  const held = { reservado: true, prontos: false, pedido: false };
  it.each([
    ['passageiros', { ...held, reservado: false }, 'poltronas'],
    ['passageiros', held, 'passageiros'],
    ['pagamento', held, 'passageiros'],
    ['pagamento', { ...held, prontos: true }, 'pagamento'],
    ['poltronas', { ...held, prontos: true }, 'poltronas'],
    ['poltronas', { reservado: false, prontos: false, pedido: true }, 'pagamento'],
  ] as const)('asked for %s with %j: %s', (pedida, situation, shown) => {
    expect(etapaPossivel(pedida, situation)).toBe(shown);
  });
});

describe('a journey with one change', () => {
  const troca = umaParada(barraFunda, '2026-12-01', '12:00');
  const trechos = trechosDaConexao([
    umaViagem({ id: '100', chegada: troca }),
    umaViagem({ id: '200', partida: troca, chegada: umaParada(novoRio, '2026-12-01', '18:00') }),
  ]);

  it('is written into the address with its change and both choices of seats, and read from it', () => {
    const link: LinkCompra = {
      trechos: trechos.map((trecho, i) => ({ ...trecho, poltronas: [i + 5] })),
      chave: 'chave-0001',
      etapa: 'passageiros',
      pedido: null,
    };
    expect(toCompraLink(link)).toContain('localidadeDestino=2&poltronas=5&viagemConexao=200&localidadeConexao=3');
    expect(parseCompra(toCompraLink(link))).toEqual(link);
  });

  it('is told apart from a round trip, and its trips are called by their order', () => {
    expect([isConexao(trechos), isConexao([ida, volta]), isConexao([ida])]).toEqual([true, false, false]);
    expect(rotulosTrechos(trechos)).toEqual(['1º trecho', '2º trecho']);
    expect(rotulosTrechos([ida, volta])).toEqual(['Ida', 'Volta']);
  });

  it.each(['viagemConexao=200', 'viagemConexao=200&localidadeConexao=1', 'localidadeConexao=3'])(
    'is none in an address that holds only %s',
    (rest) => {
      const link = parseCompra(`/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&${rest}`);
      expect(link?.trechos).toHaveLength(1);
    },
  );
});
