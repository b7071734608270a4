import { sql } from 'kysely';
import type { ItemPedido } from '../../../src/domain/wire/compra/pedidos';
import type { Erro } from '../../../src/domain/wire/base/problema';
import { readCodigoEmbarque } from '../../../src/domain/bilhetes/embarque';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import { createHttpPraxio } from '../../adapters/praxio/httpPraxio';
import { changeVendas } from '../../bilhetes/emissao/changeVendas';
import { hasDueMudadas } from '../../bilhetes/emissao/vendaMudadaRepository';
import type { Server } from '../../createServer';
import { createLocalFetch } from '../../platform/http/outgoing/localFetch';
import { createSteps } from '../../platform/jobs/steps';
import { SANDBOX_PRAXIO } from '../../sandbox/praxio/credentials';
import { recursoPoltrona } from '../../viagens/recursoPoltrona';
import { checkInvariants } from '../alertas/invariants';
import { EXECUTIVO, LEITO, umaPessoa } from '../../posVenda/testdata/posVenda';
import { sellOut, umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { CONVENCIONAL, DOIS_ANDARES, mudancaEmails, umaOperacao } from '../testdata/trocaDeOnibus';

let server: Server;
let otto: ReturnType<typeof umaOperacao>;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  otto = umaOperacao(server);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const codigo = (reply: { json: <T>() => T }) => reply.json<{ erros: Erro[] }>().erros[0]?.codigo;
/** A seat with its ticket, which an issued order has. */
function seatOf(item: ItemPedido | undefined): { viagemId: string; bilheteId: string } {
  if (!item?.bilheteId) throw new Error('no ticket');
  return { viagemId: item.viagemId, bilheteId: item.bilheteId };
}

const MOTIVO = 'O ônibus de dois andares quebrou';
describe('people whose seat the new coach has in a worse class alone', () => {
  it('are moved for a reason, told, given the right to leave without a fee, and moved back', async () => {
    const ana = umaPessoa(server, 'ana');
    const pedido = await ana.buy([LEITO.poltrona, EXECUTIVO.poltrona], 31);
    const [first, second] = pedido.itens;
    const { viagemId, bilheteId } = seatOf(first);
    await ana.age(pedido.id, 20, 10);
    const before = await ana.bilhete(bilheteId);
    expect(await ana.previewCancel(bilheteId)).toMatchObject({ motivo: 'antecedencia' });

    const previa = await otto.preview(viagemId, CONVENCIONAL);
    expect(previa.mudancas).toHaveLength(2);
    expect(previa.ocupantes).toMatchObject([
      { poltrona: 1, classe: 'leito', localizador: pedido.localizador },
      { poltrona: 20, classe: 'executivo', localizador: pedido.localizador },
    ]);
    const refused = await otto.change(viagemId, CONVENCIONAL);
    expect([refused.statusCode, codigo(refused)]).toEqual([400, 'MOTIVO_OBRIGATORIO']);
    expect(await ana.bilhete(bilheteId)).toEqual(before);

    // The operator prefers other seats than the proposed ones: the two people change places.
    const [id, outra] = previa.ocupantes.map((one) => one.id);
    const mudancas = [
      { id, para: 20 },
      { id: outra, para: 1 },
    ];
    const done = await otto.put(viagemId, { layoutId: CONVENCIONAL, mudancas, motivo: MOTIVO });
    expect([done.statusCode, await otto.faults(viagemId)]).toEqual([200, []]);
    expect((await otto.read(viagemId)).registros).toMatchObject([{ tipo: 'onibus', mudancas: 2, motivo: MOTIVO }]);

    const after = await ana.bilhete(bilheteId);
    expect(after).toMatchObject({ poltrona: 20, poltronaAnterior: 1, classe: 'leito' });
    expect(readCodigoEmbarque(after.codigoEmbarque)?.claims).toMatchObject({ bilheteId, poltrona: 20 });
    const read = (texto: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Embarque',
        headers: signedInAs('lia', 'Agencia'),
        payload: { leituras: [{ codigo: texto, lidoEm: new Date().toISOString() }] },
      });
    // Each of the two has the seat, the code and the line of the e-mail that are theirs.
    const other = await ana.bilhete(second?.bilheteId ?? '');
    expect(other).toMatchObject({ poltrona: 1, poltronaAnterior: 20 });
    expect(readCodigoEmbarque(other.codigoEmbarque)?.claims).toMatchObject({ bilheteId: other.id, poltrona: 1 });
    expect(await ana.previewCancel(bilheteId)).toMatchObject({
      permitido: true,
      motivo: 'classe_inferior',
      multaCentavos: 0,
      devolverCentavos: LEITO.total,
    });
    expect(await ana.previewExchange(bilheteId)).toMatchObject({ motivo: 'classe_inferior', taxaCentavos: 0 });
    const [told] = await mudancaEmails(server, pedido.localizador);
    expect(told).toContain('poltrona 20 no lugar da 1, inferior à que foi comprada');
    expect(told).toContain('poltrona 1 no lugar da 20, inferior à que foi comprada');
    expect(told).toContain('pode cancelar sem taxa');

    const { anterior } = await otto.read(viagemId);
    expect(anterior?.id).toBe(DOIS_ANDARES);
    expect((await otto.change(viagemId, DOIS_ANDARES)).statusCode).toBe(200);
    const back = await ana.bilhete(bilheteId);
    expect([back.poltrona, back.poltronaAnterior]).toEqual([1, undefined]);
    expect((await ana.bilhete(second?.bilheteId ?? '')).poltrona).toBe(20);
    expect(await ana.previewCancel(bilheteId)).toMatchObject({ motivo: 'antecedencia' });
    expect(await otto.faults(viagemId)).toEqual([]);
    // The code of the purchase and the one of today open the door for the same ticket, once.
    const [old, fresh] = [await read(before.codigoEmbarque), await read(back.codigoEmbarque)];
    expect(old.json<{ data: unknown }>().data).toMatchObject([{ situacao: 'embarcado' }]);
    expect(fresh.json<{ data: unknown }>().data).toMatchObject([{ situacao: 'ja_embarcado' }]);
    await expect(sql`update mudanca_poltrona set para = 3`.execute(db())).rejects.toThrow();
    await expect(sql`delete from mudanca_poltrona`.execute(db())).rejects.toThrow();
  }, 30_000);

  it('may leave without a fee as well where only the step-free seat is gone', async () => {
    const setAcessivel = (recursos: number) =>
      sql`update layout_poltrona set recursos = ${recursos} where layout_id = ${DOIS_ANDARES} and poltrona = ${EXECUTIVO.poltrona}`.execute(
        db(),
      );
    await setAcessivel(recursoPoltrona.acessivel);
    const lia = umaPessoa(server, 'lia-acessivel');
    const pedido = await lia.buy([EXECUTIVO.poltrona], 33);
    const { viagemId, bilheteId } = seatOf(pedido.itens[0]);
    await lia.age(pedido.id, 20, 10);
    expect((await otto.change(viagemId, CONVENCIONAL, MOTIVO)).statusCode).toBe(200);
    await setAcessivel(0);
    expect((await otto.change(viagemId, DOIS_ANDARES, MOTIVO)).statusCode).toBe(200);
    expect((await lia.bilhete(bilheteId)).classe).toBe('executivo');
    expect(await lia.previewCancel(bilheteId)).toMatchObject({ motivo: 'classe_inferior', multaCentavos: 0 });
    await setAcessivel(recursoPoltrona.acessivel);
    const { poltrona } = await lia.bilhete(bilheteId);
    expect(poltrona).toBe(EXECUTIVO.poltrona);
    expect(await lia.previewCancel(bilheteId)).toMatchObject({ motivo: 'antecedencia' });
    await setAcessivel(0);
  }, 30_000);

  it('stay where they are said to stay, where the seat of the purchase is taken when the first coach comes back', async () => {
    const bia = umaPessoa(server, 'bia');
    const pedido = await bia.buy([LEITO.poltrona], 32);
    const { viagemId, bilheteId } = seatOf(pedido.itens[0]);
    const [ocupante] = (await otto.preview(viagemId, CONVENCIONAL)).ocupantes;
    const mudancas = [{ id: ocupante?.id, para: 40 }];
    await otto.put(viagemId, { layoutId: CONVENCIONAL, mudancas, motivo: MOTIVO });
    await sql`insert into ocupacao(partida_id, poltrona, perna, reserva_id)
      select partida_id, 1, perna, gen_random_uuid() from ocupacao where partida_id = ${viagemId}::bigint`.execute(
      db(),
    );
    await sql`insert into reserva select distinct o.reserva_id, 'caio', 'confirmada', now() from ocupacao o
      where o.partida_id = ${viagemId}::bigint and o.poltrona = 1`.execute(db());
    await sql`insert into reserva_trecho select o.reserva_id, 0, o.partida_id, 0, 1 from ocupacao o
      where o.partida_id = ${viagemId}::bigint and o.poltrona = 1`.execute(db());
    await sql`insert into reserva_poltrona(reserva_id, n, poltrona, classe, tarifa, pedagio, embarque, seguro)
      select o.reserva_id, 0, 1, 4, 0, 0, 0, 0 from ocupacao o
      where o.partida_id = ${viagemId}::bigint and o.poltrona = 1`.execute(db());
    const previa = await otto.preview(viagemId, DOIS_ANDARES);
    expect(previa.ocupantes.find(({ poltrona }) => poltrona === 40)?.original).toBe(1);
    const [away] = previa.mudancas;
    expect([previa.mudancas.length, away?.para]).toEqual([1, 12]);
    expect((await otto.change(viagemId, DOIS_ANDARES)).statusCode).toBe(200);
    expect(await bia.bilhete(bilheteId)).toMatchObject({ poltrona: 12, poltronaAnterior: 1 });
  }, 30_000);
});

describe('a hold and an order in progress', () => {
  it('follow the coach, and a form that names the old seat is understood', async () => {
    const eva = umComprador(server, 'eva');
    const reserva = await eva.hold([3, 4]);
    const viagemId = reserva.preco.itens[0]?.viagemId ?? '';
    expect((await otto.change(viagemId, DOIS_ANDARES)).statusCode).toBe(200);
    const { mudancas } = await otto.preview(viagemId, CONVENCIONAL);
    expect(mudancas.map(({ para }) => para)).toEqual([3, 4]);
    const passageiros = [3, 4].map((poltrona, i) =>
      umPassageiro({ poltrona, documento: { tipo: 2, numero: `12.345.678-${i}` } }),
    );
    const made = await eva.post('/api/Pedidos', umNovoPedido({ reservaId: reserva.id, passageiros }));
    expect(made.statusCode).toBe(201);
    const { data } = made.json<{ data: { id: string; itens: { poltrona: number }[]; totalCentavos: number } }>();
    expect(data.totalCentavos).toBe(reserva.preco.totalCentavos);
    const seats = (await otto.preview(viagemId, CONVENCIONAL)).ocupantes.map(({ poltrona }) => poltrona);
    expect(data.itens.map(({ poltrona }) => poltrona).sort()).toEqual(seats.sort());
    const unknown = [umPassageiro({ poltrona: 40 }), umPassageiro({ poltrona: 4 })];
    const refused = await eva.post('/api/Pedidos', umNovoPedido({ reservaId: reserva.id, passageiros: unknown }));
    expect(codigo(refused)).toBe('POLTRONA_FORA_DA_RESERVA');
  });
});

describe('the sale at the operator', () => {
  it('follows the passenger, and the number that became free is sold to the next one', async () => {
    const { services } = server;
    const lara = umaPessoa(server, 'lara');
    const pedido = await lara.buy([LEITO.poltrona, EXECUTIVO.poltrona], 34);
    const { viagemId } = seatOf(pedido.itens[0]);
    const [id, outra] = (await otto.preview(viagemId, CONVENCIONAL)).ocupantes.map((one) => one.id);
    const mudancas = [
      { id, para: 20 },
      { id: outra, para: 1 },
    ];
    await otto.put(viagemId, { layoutId: CONVENCIONAL, mudancas, motivo: MOTIVO });
    const sold = async () => {
      const { rows } = await sql<{ poltrona: number; chave: string }>`
        select v.poltrona, v.chave from sandbox_praxio_venda v
        where v.id_viagem = ${viagemId} and v.devolvida_em is null order by v.poltrona`.execute(services.database.db);
      return rows;
    };
    const before = await sold();
    const praxio = createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app));
    const hasWork = async (): Promise<boolean | undefined> => {
      const { rows } = await sql<{ due: boolean }>`select ${hasDueMudadas(db())} as due`.execute(db());
      return rows[0]?.due;
    };
    expect(await hasWork()).toBe(true);
    await changeVendas(services.database, praxio, createSteps(services.database));
    expect(await hasWork()).toBe(false);
    const after = await sold();
    expect(after.map(({ poltrona }) => poltrona)).toEqual([1, 20]);
    expect(after.some(({ chave }) => before.some((one) => one.chave === chave))).toBe(false);
    expect(await checkInvariants(services.database.db)).toEqual([]);
  });
});

describe('a change of coaches is refused', () => {
  it('where somebody came whom the operator has not seen, and where two are to get one seat', async () => {
    const gil = umComprador(server, 'gil');
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 15);
    await gil.hold([5], viagemId);
    const layoutId = DOIS_ANDARES;
    const { mudancas } = await otto.preview(viagemId, layoutId);
    await umComprador(server, 'hugo').hold([6], viagemId);
    const unseen = await otto.put(viagemId, { layoutId, mudancas });
    expect([unseen.statusCode, codigo(unseen)]).toEqual([409, 'POLTRONAS_SEM_LUGAR']);
    expect(unseen.body).toContain('Escolha a nova poltrona.');
    const clash = (await otto.preview(viagemId, layoutId)).ocupantes.map(({ id }) => ({ id, para: 30 }));
    expect((await otto.put(viagemId, { layoutId, mudancas: clash })).body).toContain(
      'Esta poltrona já é de outra pessoa.',
    );
  });

  it('where it has fewer seats than people, with how many are left over', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 14);
    await sellOut(server, id, 'multidao');
    const { semLugar, mudancas } = await otto.preview(id, DOIS_ANDARES);
    expect([semLugar.length, mudancas.length]).toEqual([2, 44]);
    const refused = await otto.change(id, DOIS_ANDARES);
    expect([refused.statusCode, codigo(refused)]).toEqual([409, 'POLTRONAS_SEM_LUGAR']);
    expect((await otto.read(id)).onibus.id).toBe(CONVENCIONAL);
  });

  it('while a ticket of a moved seat is being given to another person', async () => {
    const ivo = umaPessoa(server, 'ivo');
    const pedido = await ivo.buy([LEITO.poltrona], 33);
    const { viagemId, bilheteId } = seatOf(pedido.itens[0]);
    await sql`
      insert into pedido(id, localizador, dono, reserva_id, situacao, total_centavos, comprador_nome, comprador_cpf,
        comprador_email, comprador_celular, expira_em, remarca_bilhete_id, troca)
      select gen_random_uuid(), 'ZZZZZZ', dono, gen_random_uuid(), 'emitindo', 0, comprador_nome, comprador_cpf,
        comprador_email, comprador_celular, expira_em, ${bilheteId}::uuid, 'transferencia'
      from pedido where id = ${pedido.id}::uuid`.execute(db());
    const refused = await otto.change(viagemId, CONVENCIONAL, MOTIVO);
    expect([refused.statusCode, codigo(refused)]).toEqual([409, 'TRANSFERENCIA_EM_ANDAMENTO']);
    expect((await ivo.bilhete(bilheteId)).poltrona).toBe(1);
  });
});
