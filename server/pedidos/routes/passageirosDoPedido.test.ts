import { randomUUID } from 'node:crypto';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { trechoDe, umaViagem } from '../../../tests/support/viagensDeTeste';
import { provedores } from '../../../src/domain/sessao/provedor';
import type { PassageiroDoPedido } from '../../../src/domain/wire/compra/passageirosDoPedido';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../testdata/comprador';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const read = (id: string, who = 'ana') =>
  server.app.inject({ url: `/api/Pedidos/${id}/Passageiros`, headers: signedInAs(who) });
const people = async (id: string) => (await read(id)).json<{ data: PassageiroDoPedido[] }>().data;

const ana = { nome: 'Ana Souza', documento: { tipo: 2, numero: '123456781' }, dataNascimento: '1990-05-17' } as const;
const bia = { nome: 'Bia Lima', documento: { tipo: 3, numero: '02650306461' }, dataNascimento: '1992-01-02' } as const;
const nina = {
  nome: 'Nina Lima',
  documento: { tipo: 1, numero: '52998224725' },
  dataNascimento: '2024-03-04',
} as const;

const bicicleta = [{ tipo: 'bicicleta' as const, quantidade: 1 }];

/** A round trip of Ana, who has a phone, and Bia, who has a child on her lap. */
async function roundTrip(bicicletaNa?: number, dia = 12): Promise<string> {
  const comprador = umComprador(server);
  const [out, back] = [
    await umaViagem(server, lugares.saoPaulo, lugares.rio, dia),
    await umaViagem(server, lugares.rio, lugares.saoPaulo, dia + 3),
  ];
  const trechos = [trechoDe(out.id, 'saoPaulo', 'rio', [1, 2]), trechoDe(back.id, 'rio', 'saoPaulo', [3, 4])];
  const { id: reservaId } = (await comprador.post('/api/Reservas', { trechos })).json<{ data: { id: string } }>().data;
  const seats = [
    [1, 2],
    [3, 4],
  ].flatMap(([first, second], trecho) => [
    umPassageiro({
      trecho,
      poltrona: first ?? 0,
      ...ana,
      celular: '+5511987654321',
      ...(trecho === bicicletaNa && { adicionais: bicicleta }),
    }),
    umPassageiro({ trecho, poltrona: second ?? 0, ...bia, colo: nina }),
  ]);
  const reply = await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: seats }));
  expect(reply.statusCode).toBe(201);
  return reply.json<{ data: Pedido }>().data.id;
}

describe('the people of an order', () => {
  it('are told to its owner once each, in the order of the seats, with all that another purchase asks for', async () => {
    const id = await roundTrip();
    const reply = await read(id);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      data: [
        { ...ana, celular: '+5511987654321' },
        { ...bia, colo: nina },
      ],
    });
  });

  it('bring their extras along as far as the company sells them, each kind as the trip with the most of them had it', async () => {
    const comprador = umComprador(server);
    const { id: reservaId } = await comprador.hold([20]);
    const adicionais = [
      { tipo: 'bicicleta' as const, quantidade: 1 },
      { tipo: 'bagagem' as const, quantidade: 2 },
    ];
    const passageiros = [umPassageiro({ poltrona: 20, ...ana, adicionais })];
    const reply = await comprador.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }));
    const { id } = reply.json<{ data: Pedido }>().data;
    expect(await people(id)).toEqual([{ ...ana, adicionais: [adicionais[1], adicionais[0]] }]);
    await withoutBicicletas(async () => {
      expect(await people(id)).toEqual([{ ...ana, adicionais: [{ tipo: 'bagagem', quantidade: 1 }] }]);
    });
  });

  it('bring the extras of each trip where they were not the same', async () => {
    const [first] = await people(await roundTrip(1, 18));
    expect(first).toEqual({
      ...ana,
      celular: '+5511987654321',
      adicionais: bicicleta,
      adicionaisPorTrecho: [[], bicicleta],
    });
  });

  /** The company sells one piece of luggage and nothing else meanwhile. */
  async function withoutBicicletas(run: () => Promise<void>): Promise<void> {
    const { dados, versao } = await db()
      .selectFrom('companhia_versao')
      .select(['dados', 'versao'])
      .orderBy('versao', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    let last = versao;
    // The document is append-only: each text of it is a version.
    const write = (text: typeof dados) =>
      db()
        .insertInto('companhia_versao')
        .values({ versao: (last += 1), dados: JSON.stringify(text), autor: 'teste' })
        .execute();
    const bagagem = { tipo: 'bagagem' as const, precoCentavos: 2_500, porPassageiro: 1, porPartida: 40 };
    await write({ ...dados, adicionais: [bagagem] });
    await run();
    await write(dados);
  }

  it('are left out where their data were deleted', async () => {
    const { id } = await umComprador(server).order([5, 6]);
    await db()
      .updateTable('pedido_item')
      .set({ passageiro_nome: 'Passageiro', documento: '', data_nascimento: '1900-01-01' })
      .where('pedido_id', '=', id)
      .where('poltrona', '=', 5)
      .execute();
    expect((await people(id)).map(({ documento }) => documento.numero)).toEqual(['123456782']);
  });

  it('are nobody else’s: neither a stranger’s, nor an operator’s who sold them their seats [ID1]', async () => {
    const { id } = await umComprador(server).order([7]);
    const { id: counter } = await umComprador(server, 'vende').order([8]);
    await db().updateTable('pedido').set({ canal: provedores.agencia }).where('id', '=', counter).execute();
    for (const reply of [
      await read(id, 'bia'),
      await read(counter, 'vende'),
      await read(randomUUID()),
      await read('x'),
    ]) {
      expect([reply.statusCode, reply.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo]).toEqual([
        404,
        'PEDIDO_NAO_ENCONTRADO',
      ]);
    }
  });
});
