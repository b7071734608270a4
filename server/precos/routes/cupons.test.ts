import { randomUUID } from 'node:crypto';
import type { CupomAberto, CupomEditado, NovoCupom, PaginaCupons } from '../../../src/domain/wire/administracao/cupons';
import type { Problema } from '../../../src/domain/wire/base/problema';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const dados = {
  descricao: 'Semana do cliente',
  percentual: 10,
  valorCentavos: null,
  minimoCentavos: 0,
  tetoCentavos: null,
  vigenteDe: '2026-01-01',
  vigenteAte: null,
  limiteTotal: null,
  limitePessoa: 1,
  primeiraCompra: false,
} satisfies Omit<NovoCupom, 'codigo'>;
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key: string = randomUUID()) =>
  server.app.inject({
    method,
    url: `/api/Administracao/Cupons${path}`,
    headers: { ...signedInAs('otto', 'Operacao'), 'idempotency-key': key },
    ...(payload && { payload }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
const cupomOf = (answer: Answer) => answer.json<{ data: CupomAberto }>().data;
const faults = (answer: Pick<Answer, 'statusCode'> & { json: <T>() => T }) => [
  answer.statusCode,
  ...answer.json<Problema>().erros.map(({ codigo, campo }) => campo ?? codigo),
];
const create = async (codigo: string, change: Partial<NovoCupom> = {}) => {
  const answer = await call('POST', '', { codigo, ...dados, ...change });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return cupomOf(answer);
};
const edit = (codigo: string, versao: number, change: Partial<CupomEditado> = {}) =>
  call('PUT', `/${codigo}`, { versao, ...dados, ...change });
const turn = (codigo: string, versao: number, situacao: string) =>
  call('PUT', `/${codigo}/Situacao`, { versao, situacao });
const list = async (query: string) => (await call('GET', query)).json<{ data: PaginaCupons }>().data;

/** An order of one seat with the coupon; its answer. */
async function order(who: string, poltrona: number, cupom: string) {
  const comprador = umComprador(server, who);
  const { id: reservaId } = await comprador.hold([poltrona], await comprador.viagem());
  const passageiros = [umPassageiro({ poltrona })];
  return {
    reservaId,
    answer: await comprador.post('/api/Pedidos', { ...umNovoPedido({ reservaId, passageiros }), cupom }),
  };
}
const confirm = (reservaId: string) =>
  server.services.database.transaction((tx) => server.app.inventory.confirmReserva(tx, reservaId));
const release = (reservaId: string) =>
  server.services.database.transaction((tx) => server.app.inventory.releaseReserva(tx, reservaId));

describe('a coupon of the company', () => {
  it('is created, changed and ended, each time with its author and the changed fields', async () => {
    const { versao } = await create('CLIENTE10');
    expect(versao).toBe(1);
    const edited = await edit('CLIENTE10', 1, { percentual: 15, limiteTotal: 100 });
    expect(cupomOf(edited)).toMatchObject({ versao: 2, percentual: 15, situacao: 'em_vigor' });
    expect(cupomOf(await turn('CLIENTE10', 2, 'pausado')).situacao).toBe('pausado');
    expect(cupomOf(await turn('CLIENTE10', 3, 'ativo')).situacao).toBe('em_vigor');
    const ended = cupomOf(await turn('CLIENTE10', 4, 'encerrado'));
    expect(ended.mudancas.map(({ acao, autor, campos }) => [acao, autor, ...campos])).toEqual([
      ['encerrado', 'otto'],
      ['retomado', 'otto'],
      ['pausado', 'otto'],
      ['alterado', 'otto', 'percentual', 'limiteTotal'],
      ['criado', 'otto'],
    ]);
    expect(faults(await turn('CLIENTE10', 5, 'ativo'))).toEqual([409, 'CUPOM_ENCERRADO']);
    expect(faults(await edit('CLIENTE10', 5))).toEqual([409, 'CUPOM_ENCERRADO']);
  });

  it('is not changed over another person’s change, nor by a change that changes nothing', async () => {
    await create('DUASMAOS');
    expect(cupomOf(await edit('DUASMAOS', 1)).versao).toBe(1);
    await edit('DUASMAOS', 1, { limitePessoa: 2 });
    expect(faults(await edit('DUASMAOS', 1, { limitePessoa: 3 }))).toEqual([409, 'CUPOM_MUDOU']);
    expect(faults(await turn('DUASMAOS', 1, 'pausado'))).toEqual([409, 'CUPOM_MUDOU']);
    expect(faults(await turn('DUASMAOS', 2, 'vencido'))).toEqual([400, 'situacao']);
    expect(cupomOf(await call('GET', '/DUASMAOS'))).toMatchObject({ versao: 2, limitePessoa: 2 });
  });

  it('has its code once, and a request that is sent twice creates one', async () => {
    const key = randomUUID();
    const one = await call('POST', '', { codigo: 'UMAVEZ', ...dados }, key);
    expect((await call('POST', '', { codigo: 'UMAVEZ', ...dados }, key)).json()).toEqual(one.json());
    expect(faults(await call('POST', '', { codigo: 'UMAVEZ', ...dados }))).toEqual([409, 'codigo']);
    expect((await call('GET', '/NENHUM')).statusCode).toBe(404);
    expect((await edit('NENHUM', 1)).statusCode).toBe(404);
  });

  it.each<[Partial<NovoCupom>, string]>([
    [{ percentual: null }, 'valorCentavos'],
    [{ valorCentavos: 100 }, 'percentual'],
    [{ percentual: null, valorCentavos: 100, tetoCentavos: 50 }, 'tetoCentavos'],
    [{ vigenteAte: '2025-12-31' }, 'vigenteAte'],
    [{ limiteTotal: 2, limitePessoa: 3 }, 'limitePessoa'],
    [{ descricao: '   ' }, 'descricao'],
  ])('is refused where it contradicts itself: %j', async (change, campo) => {
    expect(faults(await call('POST', '', { codigo: 'ERRADO', ...dados, ...change }))).toEqual([400, campo]);
  });

  it('is found by its code, its words and whether it is over, page by page', async () => {
    await create('ACHADO', { descricao: 'Volta às aulas, 100%' });
    await create('VELHO', { descricao: 'Volta às aulas', vigenteAte: '2026-01-31' });
    expect((await list('?termo=achad')).cupons.map(({ codigo }) => codigo)).toEqual(['ACHADO']);
    expect((await list('?termo=volta')).cupons.map(({ codigo }) => codigo)).toEqual(['ACHADO']);
    expect((await list('?termo=100%25')).cupons.map(({ codigo }) => codigo)).toEqual(['ACHADO']);
    expect((await list('?termo=_')).total).toBe(0);
    expect((await list('?termo=volta&situacao=encerrados')).cupons).toMatchObject([{ situacao: 'vencido' }]);
    expect((await list('?situacao=encerrados')).cupons.map(({ codigo }) => codigo)).toContain('VELHO');
    for (let n = 10; n < 31; n += 1) await create(`PAGINA${n}`);
    const second = await list('?termo=pagina&pagina=2');
    expect([second.total, second.cupons.map(({ codigo }) => codigo)]).toEqual([21, ['PAGINA30']]);
  });
});

describe('a coupon in use', () => {
  it('tells its uses, and the money that it took off paid orders alone', async () => {
    await create('CONTADO', { limiteTotal: 2, limitePessoa: 2 });
    const paid = await order('ana', 1, 'CONTADO');
    await order('ana', 2, 'CONTADO');
    await confirm(paid.reservaId);
    const { total } = await server.services.database.db
      .selectFrom('pedido')
      .select('desconto_centavos as total')
      .where('reserva_id', '=', paid.reservaId)
      .executeTakeFirstOrThrow();
    expect(total).toBeGreaterThan(0);
    expect(cupomOf(await call('GET', '/CONTADO'))).toMatchObject({
      usos: 1,
      emAberto: 1,
      concedidoCentavos: total,
      situacao: 'esgotado',
    });
  });

  it('is refused to new orders while it is paused, and orders that have it keep it', async () => {
    await create('PAUSA');
    const { reservaId } = await order('bia', 3, 'PAUSA');
    await turn('PAUSA', 1, 'pausado');
    const refused = await order('caio', 4, 'PAUSA');
    expect(faults(refused.answer)).toEqual([400, 'cupom']);
    expect(await confirm(reservaId)).toBe(true);
    expect(cupomOf(await call('GET', '/PAUSA'))).toMatchObject({ usos: 1, emAberto: 0 });
  });

  it('has no limit below its uses, and takes one that the gaps of freed uses leave room for', async () => {
    await create('APERTO', { limiteTotal: 5, limitePessoa: 5 });
    const first = await order('davi', 5, 'APERTO');
    for (const poltrona of [6, 7]) await order('davi', poltrona, 'APERTO');
    const below = await edit('APERTO', 1, { limiteTotal: 2, limitePessoa: 2 });
    expect(faults(below)).toEqual([409, 'limiteTotal', 'limitePessoa']);
    await release(first.reservaId);
    const fits = await edit('APERTO', 1, { limiteTotal: 2, limitePessoa: 2 });
    expect(cupomOf(fits)).toMatchObject({ limiteTotal: 2, emAberto: 2, situacao: 'esgotado' });
    const usos = await server.services.database.db
      .selectFrom('cupom_uso')
      .select(['uso', 'uso_pessoa'])
      .where('codigo', '=', 'APERTO')
      .orderBy('uso')
      .execute();
    expect(usos).toEqual([
      { uso: 1, uso_pessoa: 1 },
      { uso: 2, uso_pessoa: 2 },
    ]);
  });
});
