import fc from 'fast-check';
import { trechosDaBusca } from '../../../tests/support/trechosDaBusca';
import { barraFunda, novoRio, umaParada, umaViagem } from '../../../tests/support/viagemBuilders';
import { trechosDasViagens } from '../viagens/trechosDasViagens';
import { etapaPossivel, type LinkCompra } from './compra';
import { parseCompra } from './parseCompra';
import { novaCompraLink, toCompraLink, withoutReserva } from './linkDaCompra';
import { rotulosTrechos } from './sentidos/rotulosTrechos';
import { sentidosDaCompra, trechosDosSentidos } from './sentidos/sentidosDaCompra';

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
const between = fc.tuple(ids, ids, ids).filter((places) => new Set(places).size === places.length);
/** A way between two places, directly or with a change at a third. */
const way = (viagens: readonly string[], [origem, destino, troca]: readonly string[], chosen: readonly number[][]) => {
  const stops = viagens.length > 1 ? [origem, troca, destino] : [origem, destino];
  return viagens.map((viagemId, i) => ({
    viagemId,
    localidadeOrigem: stops[i] ?? '',
    localidadeDestino: stops[i + 1] ?? '',
    poltronas: chosen[i] ?? [],
  }));
};
const viagens = fc.array(ids, { minLength: 1, maxLength: 2 });
const links: fc.Arbitrary<LinkCompra> = fc
  .record({
    ida: viagens,
    volta: fc.option(viagens),
    out: between,
    // Back between the same places, or other terminals of their cities.
    back: fc.option(between),
    seats: fc.tuple(seats, seats, seats, seats),
    chave: fc.option(fc.uuid()),
    pedido: fc.option(fc.uuid()),
    etapa: fc.constantFrom('poltronas' as const, 'passageiros' as const, 'pagamento' as const),
  })
  .map(({ ida: outward, volta: homeward, out, back, seats: chosen, ...rest }) => ({
    trechos: trechosDosSentidos(
      way(outward, out, chosen.slice(0, 2)),
      way(homeward ?? [], back ?? [out[1], out[0], out[2]], chosen.slice(2)),
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

  it('leads to a new purchase of the same trips, without seats, hold and order', () => {
    fc.assert(
      fc.property(links, (link) => {
        const empty = link.trechos.map((trecho) => ({ ...trecho, poltronas: [] }));
        expect(withoutReserva(toCompraLink({ ...link, cupom: 'ITAPE10', seguro: true }))).toBe(novaCompraLink(empty));
      }),
    );
    expect(withoutReserva('/pagamento-pix?pedido=p1')).toBeNull();
  });

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
  const trechos = trechosDasViagens([
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
    expect(sentidosDaCompra(trechos)).toEqual({ ida: trechos, volta: [] });
    expect(sentidosDaCompra([ida, volta])).toEqual({ ida: [ida], volta: [volta] });
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

describe('a round trip with a change in each way', () => {
  it('is written into the address with both changes and four choices of seats', () => {
    const trechos = [
      ...way(['100', '200'], ['1', '2', '3'], [[5], [6]]),
      ...way(['300', '400'], ['2', '1', '3'], [[7], [8]]),
    ];
    const link = toCompraLink({ trechos, chave: null, etapa: 'poltronas', pedido: null });
    expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toEqual({
      viagem: '100',
      localidadeOrigem: '1',
      localidadeDestino: '2',
      poltronas: '5',
      viagemConexao: '200',
      localidadeConexao: '3',
      poltronasConexao: '6',
      viagemVolta: '300',
      poltronasVolta: '7',
      viagemVoltaConexao: '400',
      localidadeVoltaConexao: '3',
      poltronasVoltaConexao: '8',
    });
  });
});
