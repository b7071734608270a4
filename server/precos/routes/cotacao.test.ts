import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';
import { endIn } from '../../../tests/support/reservasDeTeste';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { daquiA, trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { CHEIO, codes, comprasComExtras, idoso, madeOf, quoted } from '../testdata/comprasComExtras';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const { umaCompra, umCupom, usesOf, vagasOf } = comprasComExtras(() => server);

describe('a quote', () => {
  it('tells the price of each seat, its discounts and the insurance, and the order costs exactly that', async () => {
    const compra = await umaCompra(2);
    const cupom = await umCupom('DEZ');
    const wish = { cupom: ' dez', seguro: true };
    const passageiros = [{ poltrona: 1, dataNascimento: '1950-01-01', beneficio: 'idoso' as const }];
    const cotacao = quoted(await compra.cotacao({ ...wish, passageiros }));
    expect(cotacao).toEqual({
      itens: [
        expect.objectContaining({
          poltrona: 1,
          beneficio: 'idoso',
          descontos: [{ origem: 'beneficio', descricao: 'Pessoa idosa, lugar gratuito', centavos: CHEIO }],
          totalCentavos: 0,
        }),
        expect.objectContaining({
          poltrona: 2,
          descontos: [{ origem: 'cupom', descricao: '10%', centavos: 1_415 }],
          totalCentavos: 12_735,
        }),
      ],
      cupom: { codigo: cupom, descricao: '10%', descontoCentavos: 1_415 },
      seguroViagem: {
        contratado: true,
        porPassagemCentavos: 590,
        totalCentavos: 1_180,
        cobertura: expect.stringContaining('Despesas médicas'),
      },
      adicionais: [
        { tipo: 'bagagem', nome: 'Volume extra de bagagem', precoCentavos: 2_500, porPassageiro: 2, livres: 40 },
        { tipo: 'bicicleta', nome: 'Bicicleta', precoCentavos: 4_000, porPassageiro: 1, livres: 4 },
        { tipo: 'animal', nome: 'Animal de estimação', precoCentavos: 6_000, porPassageiro: 1, livres: 2 },
      ],
      recusas: [],
      precoCheioCentavos: 2 * CHEIO,
      descontoCentavos: CHEIO + 1_415,
      totalCentavos: 12_735 + 1_180,
    });

    const [first, second] = compra.passageiros();
    const made = await compra.buy({
      ...wish,
      passageiros: [{ ...first, ...idoso() } as PassageiroPedido, second as PassageiroPedido],
      totalEsperadoCentavos: cotacao.totalCentavos,
    });
    expect(madeOf(made)).toMatchObject({
      totalCentavos: 13_915,
      descontoCentavos: 15_565,
      seguroViagemCentavos: 1_180,
      cupom: 'DEZ',
      itens: [{ descontoCentavos: CHEIO, beneficio: 'idoso' }, { descontoCentavos: 1_415 }],
    });
  });

  it('changes nothing: not a coupon, not a free place', async () => {
    const compra = await umaCompra();
    const cupom = await umCupom('OLHAR', { limite_total: 1 });
    for (let times = 0; times < 3; times += 1) {
      const passageiros = [{ poltrona: 1, beneficio: 'idoso' as const }];
      expect(quoted(await compra.cotacao({ passageiros })).totalCentavos).toBe(0);
      expect(quoted(await compra.cotacao({ cupom })).recusas).toEqual([]);
    }
    expect([await usesOf(cupom), await vagasOf(compra.viagemId)]).toEqual([0, []]);
  });

  it('is priced without what is refused, and says why', async () => {
    const compra = await umaCompra();
    const passageiros = [{ poltrona: 1, beneficio: 'idoso' as const, dataNascimento: '2000-01-01' }];
    const cotacao = quoted(await compra.cotacao({ passageiros, cupom: 'NADA' }));
    expect(cotacao.totalCentavos).toBe(CHEIO);
    expect(cotacao.recusas.map(({ codigo, campo }) => [codigo, campo])).toEqual([
      ['BENEFICIO_IDADE', 'passageiros.0.beneficio'],
      ['CUPOM_INVALIDO', 'cupom'],
    ]);
  });

  it('tells how many extras are left on each coach of a round trip, and refuses one for its coach alone', async () => {
    const [out, back] = [
      await umaViagem(server, lugares.saoPaulo, lugares.rio, 40),
      await umaViagem(server, lugares.rio, lugares.saoPaulo, 43),
    ];
    const animal = [{ tipo: 'animal' as const, quantidade: 1 }];
    for (const who of ['um', 'dois']) {
      const outro = umComprador(server, who);
      const poltrona = who === 'um' ? 1 : 2;
      const { id: reservaId } = await outro.hold([poltrona], out.id);
      const passageiros = [umPassageiro({ poltrona, adicionais: animal })];
      expect((await outro.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }))).statusCode).toBe(201);
    }
    const comprador = umComprador(server, 'ida-e-volta');
    const trechos = [trechoDe(out.id, 'saoPaulo', 'rio', [5]), trechoDe(back.id, 'rio', 'saoPaulo', [6])];
    const { id: reservaId } = (await comprador.post('/api/Reservas', { trechos })).json<{ data: { id: string } }>()
      .data;
    const passageiros = [
      { trecho: 0, poltrona: 5, adicionais: animal },
      { trecho: 1, poltrona: 6, adicionais: animal },
    ];
    const cotacao = quoted(await comprador.post('/api/Pedidos/Cotacao', { reservaId, passageiros }));
    expect(cotacao.adicionais?.find(({ tipo }) => tipo === 'animal')).toMatchObject({
      livres: 0,
      livresPorTrecho: [0, 2],
    });
    expect(cotacao.itens.map(({ adicionais = [] }) => adicionais.length)).toEqual([0, 1]);
    expect(cotacao.recusas.map(({ codigo, campo }) => [codigo, campo])).toEqual([
      ['ADICIONAL_ESGOTADO', 'passageiros.0.adicionais'],
    ]);
  });

  it('is for its own hold, while that lives', async () => {
    const compra = await umaCompra();
    expect(
      (
        await umComprador(server, 'outra').post('/api/Pedidos/Cotacao', {
          reservaId: compra.reservaId,
          passageiros: [],
        })
      ).statusCode,
    ).toBe(404);
    await endIn(server, compra.reservaId, -1);
    expect(codes(await compra.cotacao())).toEqual(['RESERVA_EXPIRADA']);
  });
});

describe('an order', () => {
  it('is not made at a price that the person was not shown', async () => {
    const compra = await umaCompra();
    const answer = await compra.buy({ totalEsperadoCentavos: CHEIO - 1 });
    expect([answer.statusCode, codes(answer)]).toEqual([409, ['PRECO_MUDOU']]);
    expect((await compra.get('/api/Pedidos')).json()).toEqual({ data: [] });
  });

  it('keeps the insurance as it was bought, whatever it costs later', async () => {
    const compra = await umaCompra();
    const { id } = madeOf(await compra.buy({ seguro: true }));
    const { db } = server.services.database;
    await db
      .insertInto('seguro_viagem')
      .values({ vigente_de: '2026-01-02', valor_centavos: 990, cobertura: 'x' })
      .execute();
    expect(quoted(await compra.cotacao({ seguro: true })).totalCentavos).toBe(CHEIO + 990);
    expect(await compra.read(id)).toMatchObject({ totalCentavos: CHEIO + 590, seguroViagemCentavos: 590 });
    await db.deleteFrom('seguro_viagem').where('vigente_de', '=', '2026-01-02').execute();
  });

  it.each([
    ['a coupon that has ended', { cupom: 'NATAL2025' }, 409, ['CUPOM_VENCIDO']],
    ['a gratuity to who is too young', { ...idoso(), dataNascimento: '2000-01-01' }, 400, ['BENEFICIO_IDADE']],
    ['a gratuity without its credential', { beneficio: { tipo: 'id_jovem' } }, 400, ['BENEFICIO_INCOMPLETO']],
    [
      'a gratuity without the declared income',
      { ...idoso(), beneficio: { tipo: 'idoso' } },
      400,
      ['BENEFICIO_INCOMPLETO'],
    ],
  ] as const)('is refused with %s', async (_, change, status, codigos) => {
    const compra = await umaCompra();
    const { cupom, ...passageiro } = { cupom: undefined, ...change };
    const passageiros = compra.passageiros(passageiro);
    const answer = await compra.buy({ passageiros, ...(cupom && { cupom }) });
    expect([answer.statusCode, codes(answer)]).toEqual([status, codigos]);
  });

  it('of an older person is refused once the places at their degree are gone, never silently dearer', async () => {
    const first = await umaCompra(2);
    await first.buy({ passageiros: first.passageiros(idoso()) });
    const third = await umaCompra(1, { viagemId: first.viagemId, from: 5 });
    const cotacao = quoted(await third.cotacao({ passageiros: [{ poltrona: 5, beneficio: 'idoso' }] }));
    expect(cotacao.totalCentavos).toBe(CHEIO / 2);
    expect(cotacao.itens[0]?.descontos[0]?.descricao).toBe('Pessoa idosa, 50%');
    const answer = await third.buy({ passageiros: third.passageiros(idoso()), totalEsperadoCentavos: 0 });
    expect(codes(answer)).toEqual(['PRECO_MUDOU']);
  });
});

describe('a child on a lap', () => {
  const colo = {
    nome: 'Bento Araújo',
    documento: { tipo: 2 as const, numero: '98.765.432-1' },
    dataNascimento: daquiA(-900),
  };

  it('travels with the adult who names it, for nothing', async () => {
    const compra = await umaCompra();
    const pedido = madeOf(await compra.buy({ passageiros: compra.passageiros({ colo }) }));
    expect(pedido).toMatchObject({ totalCentavos: CHEIO, itens: [{ colo: 'Bento Araújo' }] });
  });

  it.each([
    ['from six years on', {}, { dataNascimento: '2018-01-01' }, 'CRIANCA_NO_COLO'],
    ['of somebody under age', { dataNascimento: daquiA(-17 * 365) }, {}, 'CRIANCA_NO_COLO'],
    ['with a licence to drive', {}, { documento: { tipo: 3 as const, numero: '02650306461' } }, 'DOCUMENTO_DE_CRIANCA'],
    ['with the document of its adult', {}, { documento: null }, 'DOCUMENTO_REPETIDO'],
  ] as const)('is refused %s', async (_, adulto, change, codigo) => {
    const compra = await umaCompra();
    const [passageiro] = compra.passageiros(adulto) as [PassageiroPedido];
    const documento = 'documento' in change ? (change.documento ?? passageiro.documento) : colo.documento;
    const child = { ...colo, ...change, documento };
    expect(codes(await compra.buy({ passageiros: [{ ...passageiro, colo: child }] }))).toEqual([codigo]);
  });
});
