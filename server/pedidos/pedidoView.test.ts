import { novoRio, tiete, umaParada } from '../../tests/support/viagemBuilders';
import type { PedidoWithItems } from './pedidoRepository';
import { toPedido } from './pedidoView';

type Item = PedidoWithItems['itens'][number];
type Estorno = PedidoWithItems['estornos'][number];

const umItem = (fields: Partial<Item> = {}): Item =>
  ({
    trecho: 0,
    viagem_id: '100',
    poltrona: 5,
    classe: 'executivo',
    passageiro_nome: 'Ana Souza',
    viagem: { partida: umaParada(tiete, '2026-12-01', '08:00'), chegada: umaParada(novoRio, '2026-12-01', '14:10') },
    tarifa: 10_000,
    pedagio: 600,
    embarque: 500,
    seguro: 150,
    desconto: 0,
    beneficio: null,
    colo_nome: null,
    adicionais: [],
    adicionais_cancelados: [],
    bilhete_id: null,
    bilhete_situacao: null,
    novo_pedido_id: null,
    emissao_situacao: null,
    emissao_tentativas: null,
    emissao_tentar_em: null,
    emissao_mensagem: null,
    de_poltrona: null,
    encerrada: false,
    ...fields,
  }) as Item;

const umEstorno = (fields: Partial<Estorno> = {}): Estorno =>
  ({
    valor_centavos: 11_250,
    meio: 'pix',
    situacao: 'pendente',
    criado_em: new Date('2026-11-21T15:00:00Z'),
    concluido_em: null,
    ...fields,
  }) as Estorno;

const view = (
  fields: Partial<PedidoWithItems['pedido']> = {},
  { itens = [umItem()], estornos = [] }: Partial<PedidoWithItems> = {},
) =>
  toPedido({
    pedido: {
      id: 'p1',
      localizador: 'ABCD23',
      situacao: 'aguardando_pagamento',
      criado_em: new Date('2026-11-21T15:00:00Z'),
      expira_em: new Date('2026-11-21T15:10:00Z'),
      total_centavos: 11_250,
      desconto_centavos: 0,
      cupom: null,
      desconto_balcao_centavos: 0,
      seguro_viagem_centavos: 0,
      credito_centavos: 0,
      ...fields,
    } as PedidoWithItems['pedido'],
    itens,
    estornos,
  });

describe('an order as its owner sees it', () => {
  it('has each seat at the price that was paid for it, component by component', () => {
    expect(view().itens[0]).toMatchObject({
      poltrona: 5,
      passageiro: 'Ana Souza',
      preco: {
        tarifaCentavos: 10_000,
        pedagioCentavos: 600,
        taxaEmbarqueCentavos: 500,
        seguroCentavos: 150,
        totalCentavos: 11_250,
      },
    });
  });

  it('says nothing of what it does not have', () => {
    const pedido = view();
    for (const name of ['descontoCentavos', 'cupom', 'descontoBalcaoCentavos', 'seguroViagemCentavos', 'emissao'])
      expect(pedido).not.toHaveProperty(name);
    for (const name of ['descontoCentavos', 'beneficio', 'colo', 'poltronaOriginal', 'bilheteSituacao', 'novoPedidoId'])
      expect(pedido.itens[0]).not.toHaveProperty(name);
  });

  it('names what took money off, and what was added', () => {
    expect(
      view({ desconto_centavos: 750, cupom: 'DEZ', desconto_balcao_centavos: 250, seguro_viagem_centavos: 590 }),
    ).toMatchObject({
      descontoCentavos: 750,
      cupom: 'DEZ',
      descontoBalcaoCentavos: 250,
      seguroViagemCentavos: 590,
    });
  });

  it.each(['reservado', 'aguardando_pagamento'] as const)('ends with its hold while it is %s', (situacao) => {
    expect(view({ situacao }).expiraEm).toBe('2026-11-21T15:10:00.000Z');
  });

  it.each(['pago', 'emitindo', 'emitido', 'pagamento_expirado', 'cancelado'] as const)(
    'has no end once it is %s',
    (situacao) => {
      expect(view({ situacao }).expiraEm).toBeNull();
    },
  );

  it('tells the seat that was chosen where another was given, and the ticket that took its place', () => {
    const itens = [
      umItem({
        de_poltrona: 7,
        bilhete_id: 'b1',
        bilhete_situacao: 'remarcado',
        novo_pedido_id: 'p2',
        beneficio: 'idoso',
        desconto: 5_000,
        colo_nome: 'Bia Souza',
      }),
    ];
    expect(view({}, { itens }).itens[0]).toMatchObject({
      poltronaOriginal: 7,
      bilheteId: 'b1',
      bilheteSituacao: 'remarcado',
      novoPedidoId: 'p2',
      beneficio: 'idoso',
      descontoCentavos: 5_000,
      colo: 'Bia Souza',
    });
  });
});

describe('tickets that the operator has not sold yet', () => {
  const waiting = (fields: Partial<Item> = {}) =>
    umItem({
      emissao_situacao: 'pendente',
      emissao_mensagem: 'fora do ar',
      emissao_tentativas: 2,
      emissao_tentar_em: new Date('2026-11-21T15:05:00Z'),
      ...fields,
    });

  it('are told with the next turn and the most attempts', () => {
    const itens = [
      waiting(),
      waiting({ poltrona: 6, emissao_tentativas: 4, emissao_tentar_em: new Date('2026-11-21T15:03:00Z') }),
    ];
    expect(view({ situacao: 'emitindo' }, { itens }).emissao).toEqual({
      tentativas: 4,
      proximaEm: '2026-11-21T15:03:00.000Z',
      poltronas: [5, 6],
    });
  });

  it('are one again while they are being sold', () => {
    expect(view({}, { itens: [waiting({ emissao_situacao: 'vendendo' })] }).emissao?.poltronas).toEqual([5]);
  });

  it.each<[string, Partial<Item>]>([
    ['was not asked', { emissao_mensagem: null }],
    ['sold', { emissao_situacao: 'emitida' as Item['emissao_situacao'] }],
    ['has no further turn', { emissao_tentar_em: null }],
  ])('are none where it %s', (_, fields) => {
    expect(view({}, { itens: [waiting(fields)] })).not.toHaveProperty('emissao');
  });
});

describe('the refunds of an order', () => {
  it.each([
    ['pix', '2026-11-22'],
    ['dinheiro', '2026-11-21'],
    ['cartao', '2026-12-21'],
  ] as const)('by %s are expected on %s', (meio, previsao) => {
    expect(view({}, { estornos: [umEstorno({ meio })] }).estornos).toEqual([
      {
        meio,
        valorCentavos: 11_250,
        situacao: 'pendente',
        criadoEm: '2026-11-21T15:00:00.000Z',
        concluidoEm: null,
        previsao,
      },
    ]);
  });

  it('that arrived say when', () => {
    const concluido_em = new Date('2026-11-21T15:30:00Z');
    expect(view({}, { estornos: [umEstorno({ situacao: 'feito', concluido_em })] }).estornos).toMatchObject([
      { situacao: 'feito', concluidoEm: '2026-11-21T15:30:00.000Z' },
    ]);
  });
});
