import type { Exportacao } from '../../../../src/domain/wire/conta/exportacao';
import { START_MS } from '../../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { eventually } from '../../../pedidos/testdata/comprador';
import { cartaoWorld } from '../../testdata/cartaoWorld';
import { answerBanco, breakAcquirer, numeroQue, typeCartao } from '../../testdata/umCartao';
import { codigoOf, numeros, pagamentoOf, umCofre, umPortador } from '../../testdata/umCartaoSalvo';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;
let cofre: ReturnType<typeof umCofre>;
let people = 0;
/** Somebody who has saved nothing yet. */
const somebody = () => umPortador(server, `portador${(people += 1)}`, world.poltrona);

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test and what a request nudges.
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
  cofre = umCofre(server, world.acquirer);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const [VISA] = numeros;

describe('a removed card', () => {
  it('is gone at once, and the acquirer forgets it', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const { cofre: name } = await cofre.rowOf(cartao.id);
    expect((await eu.remove(cartao.id)).statusCode).toBe(204);
    expect(await eu.list()).toEqual([]);
    await eventually(
      () => cofre.atAcquirer(name),
      (row) => row === undefined,
    );
    expect(codigoOf(await eu.remove(cartao.id))).toBe('CARTAO_NAO_ENCONTRADO');
    expect(codigoOf(await eu.payWith(await eu.order(), cartao.id))).toBe('CARTAO_NAO_ENCONTRADO');
  });

  it('is forgotten later where the acquirer did not answer, and is over where it knows no such card', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const { cofre: name } = await cofre.rowOf(cartao.id);
    await breakAcquirer(server, 'esquecer', name, 'fora');
    await eu.remove(cartao.id);
    await cofre.jobs();
    expect(await cofre.toForget()).toEqual([{ cofre: name }]);
    await breakAcquirer(server, 'esquecer', name, null);
    await db().deleteFrom('sandbox_cartao_cofre').where('id', '=', name).execute();
    await cofre.jobsUntil(cofre.toForget, (rows) => rows.length === 0);
  });

  it('that a payment waits with is forgotten after that payment', async () => {
    const eu = somebody();
    const cartao = await eu.keep(VISA);
    const { cofre: name } = await cofre.rowOf(cartao.id);
    await cofre.challenge(name);
    const id = await eu.order();
    const answer = await eu.payWith(id, cartao.id);
    const { desafio } = pagamentoOf(answer);
    expect((await eu.remove(cartao.id)).statusCode).toBe(204);
    await cofre.jobs();
    expect(await cofre.atAcquirer(name)).toBeDefined();
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    expect((await eu.comprador.conclude(id)).situacao).toBe('emitido');
    await cofre.jobsUntil(
      () => cofre.atAcquirer(name),
      (row) => row === undefined,
    );
  });

  it('stays at the acquirer for another person who has saved it under the same name', async () => {
    const [ana, bia] = [somebody(), somebody()];
    const mine = await ana.keep(VISA);
    const { cofre: name } = await cofre.rowOf(mine.id);
    const theirs = await bia.keep(VISA);
    await db().updateTable('cartao_salvo').set({ cofre: name }).where('id', '=', theirs.id).execute();
    await ana.remove(mine.id);
    await cofre.jobsUntil(cofre.toForget, (rows) => rows.length === 0);
    expect(await cofre.atAcquirer(name)).toBeDefined();
  });
});

describe('the account of who keeps cards', () => {
  const register = (sub: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Conta',
      headers: signedInAs(sub),
      payload: {
        nome: 'Ana Souza',
        cpf: '52998224725',
        dataNascimento: '1990-05-17',
        celular: '+5511987654321',
        termosAceite: true,
        email: `${sub}@itape.test`,
        provedorTipo: 1,
      },
    });

  it('has them in the copy of its data, and leaves none when it ends: not here, not at the acquirer', async () => {
    const eu = somebody();
    const sub = `portador${people}`;
    expect((await register(sub)).statusCode).toBe(201);
    const cartao = await eu.keep(VISA);
    const { cofre: name, validade } = await cofre.rowOf(cartao.id);
    const copy = await server.app.inject({ url: '/api/Conta/Exportacao', headers: signedInAs(sub) });
    expect(copy.json<{ data: Exportacao }>().data.cartoesSalvos).toEqual([
      { bandeira: 'visa', final4: '4242', validade, guardadoEm: expect.any(String) },
    ]);
    expect(copy.body).not.toContain(name);
    const waiting = (await typeCartao(server, numeroQue('aprova'))).json<{ token: string }>().token;
    await breakAcquirer(server, 'guardar', waiting, 'fora');
    await eu.pagador.pay(await eu.order(), 'aprova', { token: waiting, guardar: true });
    await cofre.jobs();
    const gone = await server.app.inject({ method: 'DELETE', url: '/api/Conta', headers: signedInAs(sub) });
    expect(gone.statusCode).toBe(204);
    await breakAcquirer(server, 'guardar', waiting, null);
    await cofre.jobsUntil(
      () => cofre.atAcquirer(name),
      (row) => row === undefined,
    );
    const left = db().selectFrom('cobranca_cartao').select('token').where('token', 'is not', null);
    const kept = db().selectFrom('cartao_salvo').select('id').where('dono', '=', sub);
    const ofNobody = db().selectFrom('cartao_salvo').select('id').where('dono', 'like', 'excluida:%');
    expect([await left.execute(), await kept.execute(), await ofNobody.execute()]).toEqual([[], [], []]);
  });
});
