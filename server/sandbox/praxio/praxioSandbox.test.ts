import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../../platform/database/database';
import { createBalcao } from './balcao';
import { createMoods } from './mood';
import { createOperador } from './operadora';
import { registerPraxioSandbox } from './praxioRoutes';
import { partidasEntre } from './rede/viagem';

const [TIETE, RESENDE, RIO] = ['5101', '5102', '5103'] as const;

let database: Database;
let app: FastifyInstance;
let sessao = '';

beforeAll(async () => {
  database = await openModelCopy();
  app = Fastify();
  registerPraxioSandbox(app, {
    database,
    operadora: createOperador(database),
    moods: createMoods(database),
    balcao: createBalcao(database),
  });
  sessao = (await send('Login/efetualogin', { Nome: 'itape', Senha: 'itape', IdSessaoOp: undefined })).IdSessaoOp ?? '';
}, START_MS);
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await createMoods(database).write('normal');
  await sql`delete from sandbox_praxio_venda`.execute(database.db);
  await sql`delete from sandbox_praxio_bloqueio`.execute(database.db);
});

interface Passagem {
  ChaveExterna: string;
  Sucesso: boolean;
  Mensagem?: string;
  NumPassagem?: string;
}
interface Answer {
  Sucesso?: boolean;
  IdErro?: number;
  IdSessaoOp?: string;
  ListaPassagem?: Passagem[];
  ListaBloqueio?: { ChaveExterna: string; Sucesso: boolean }[];
  LaypoltronaXml?: { PoltronaXmlRetorno: { NumeroPoltrona: number; Situacao: number }[] };
  NumPassagem?: string;
}
const send = async (path: string, payload: object): Promise<Answer> =>
  (
    await app.inject({ method: 'POST', url: `/Autumn/${path}`, payload: { IdSessaoOp: sessao, ...payload } })
  ).json<Answer>();

let days = 0;
/** A departure of its own for each test. */
const umaViagem = (): string => {
  const [first] = partidasEntre(Number(TIETE), Number(RIO), `2026-12-${String((days += 1)).padStart(2, '0')}`);
  return String(first?.IdViagem);
};
let keys = 0;
const passagem = (IdViagem: string, Poltrona: number, more: object = {}) => ({
  ChaveExterna: `chave-${(keys += 1)}`,
  IdViagem,
  Poltrona,
  ValorPgto: 99.9,
  ...more,
});
const sell = async (
  passagens: ReturnType<typeof passagem>[],
  [IdOrigem, IdDestino]: readonly string[] = [TIETE, RIO],
): Promise<Passagem[]> =>
  (await send('VendaPassagem/VendaPassagem', { listVendasXmlEnvio: [{ IdOrigem, IdDestino, passagemXml: passagens }] }))
    .ListaPassagem ?? [];
const soldAll = (passagens: Passagem[]) => passagens.map(({ Sucesso }) => Sucesso);
const taken = async (IdViagem: string, IdLocOrigem: string = TIETE, IdLocdestino: string = RIO) =>
  (
    (await send('Poltrona/RetornaPoltronas', { IdViagem, IdLocOrigem, IdLocdestino })).LaypoltronaXml
      ?.PoltronaXmlRetorno ?? []
  ).flatMap(({ NumeroPoltrona, Situacao }) => (Situacao === 1 ? [NumeroPoltrona] : []));
const block = async (IdViagem: string, Poltrona: number, ChaveExterna: string, Minutos = 30) => {
  const one = { ChaveExterna, IdViagem, IdLocOrigem: TIETE, IdLocDestino: RIO, Poltrona };
  const { ListaBloqueio = [] } = await send('Poltrona/BloqueiaPoltrona', { Minutos, ListaPoltrona: [one] });
  return ListaBloqueio[0]?.Sucesso;
};

describe('the embedded operator', () => {
  it('answers nobody who has not signed in, and takes one user alone', async () => {
    for (const wrong of [{ Nome: 'itape', Senha: 'outra' }, { Nome: 'itape' }, {}]) {
      expect(await send('Login/efetualogin', wrong)).toMatchObject({ Sucesso: false, IdErro: 2 });
    }
    for (const IdSessaoOp of ['', 'itape-x', undefined]) {
      expect(await send('Localidade/RetornaLocalidades', { IdSessaoOp })).toMatchObject({ Sucesso: false });
    }
  });

  it('sells a seat once, and the same key again is the same sale', async () => {
    const viagem = umaViagem();
    const asked = passagem(viagem, 3);
    const [first] = await sell([asked]);
    const [again] = await sell([asked]);
    expect([first?.Sucesso, again]).toEqual([true, first]);
    expect(soldAll(await sell([passagem(viagem, 3)]))).toEqual([false]);
    expect(await taken(viagem)).toEqual([3]);
  });

  it('sells one seat on legs that do not meet, and refuses one on legs that do', async () => {
    const viagem = umaViagem();
    expect(soldAll(await sell([passagem(viagem, 5)], [TIETE, RESENDE]))).toEqual([true]);
    expect(soldAll(await sell([passagem(viagem, 5)], [RESENDE, RIO]))).toEqual([true]);
    expect(soldAll(await sell([passagem(viagem, 5)], [TIETE, RIO]))).toEqual([false]);
    expect(await taken(viagem, RESENDE, RIO)).toEqual([5]);
    expect(soldAll(await sell([passagem(viagem, 6)], [RESENDE, RIO]))).toEqual([true]);
    expect(soldAll(await sell([passagem(viagem, 6)], [TIETE, RESENDE]))).toEqual([true]);
  });

  it('keeps a blocked seat for its key until the block ends or is released', async () => {
    const viagem = umaViagem();
    expect([await block(viagem, 7, 'meu'), await block(viagem, 7, 'meu'), await block(viagem, 7, 'outro')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(soldAll(await sell([passagem(viagem, 7)]))).toEqual([false]);
    await sql`update sandbox_praxio_bloqueio set ate = now() where chave = 'meu'`.execute(database.db);
    expect(await block(viagem, 7, 'outro')).toBe(true);
    await send('Poltrona/DesbloqueiaPoltrona', { ChaveExterna: 'outro' });
    expect(await taken(viagem)).toEqual([]);
  });

  it('sells a blocked seat under its block, which the sale takes the place of', async () => {
    const viagem = umaViagem();
    await block(viagem, 9, 'meu');
    expect(soldAll(await sell([passagem(viagem, 9, { ChaveBloqueio: 'outro' })]))).toEqual([false]);
    expect(soldAll(await sell([passagem(viagem, 9, { ChaveBloqueio: 'meu' })]))).toEqual([true]);
    const { rows } = await sql`select 1 from sandbox_praxio_bloqueio`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('takes a sale back once, frees its seat, and knows it no more', async () => {
    const viagem = umaViagem();
    const asked = passagem(viagem, 11);
    const [sold] = await sell([asked]);
    const NumPassagem = sold?.NumPassagem ?? '';
    const giveBack = () => send('VendaPassagem/GravaDevolucao', { Passagem: { NumeroPassagem: NumPassagem } });
    expect(await send('VendaPassagem/VerificaDevolucao', { NumPassagem })).toMatchObject({
      Xml: { Passagem: { NumeroPoltrona: 11, ValorPago: 99.9 } },
    });
    expect([(await giveBack()).Sucesso, (await giveBack()).Sucesso]).toEqual([true, true]);
    expect(await taken(viagem)).toEqual([]);
    const unknown = { Sucesso: false, IdErro: 30 };
    expect(await send('VendaPassagem/ConsultaVenda', { ChaveExterna: asked.ChaveExterna })).toMatchObject(unknown);
    // The key of a returned sale sells nothing again.
    expect(soldAll(await sell([asked]))).toEqual([false]);
    expect(await send('VendaPassagem/VerificaDevolucao', { NumPassagem: '1' })).toMatchObject(unknown);
  });
});

describe('the moods of the embedded operator', () => {
  const beIn = (modo: string) => app.inject({ method: 'PUT', url: '/humor', payload: { modo } });

  it.each([
    ['normal', [true, true]],
    ['parcial', [true, false]],
    ['recusa', [false, false]],
    ['ocupada', [false, false]],
    ['antigo', [true, true]],
  ])('sell of two seats, when it is %s: %p', async (modo, expected) => {
    const viagem = umaViagem();
    expect((await beIn(modo)).statusCode).toBe(200);
    expect(soldAll(await sell([passagem(viagem, 1), passagem(viagem, 2)]))).toEqual(expected);
  });

  it('leave a sale standing whose answer got lost', async () => {
    const asked = passagem(umaViagem(), 1);
    await beIn('mudo');
    expect(await sell([asked])).toEqual([]);
    await beIn('normal');
    expect(await send('VendaPassagem/ConsultaVenda', { ChaveExterna: asked.ChaveExterna })).toMatchObject({
      Sucesso: true,
    });
  });

  it('sell nothing while the operator is away, and are known by name alone', async () => {
    await beIn('fora');
    expect(await sell([passagem(umaViagem(), 1)])).toEqual([]);
    expect((await beIn('furioso')).statusCode).toBe(400);
    expect((await app.inject({ url: '/humor' })).json()).toMatchObject({ modo: 'fora' });
    await beIn('normal');
    const { rows } = await sql`select 1 from sandbox_praxio_venda`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('show in an old map what was taken ten minutes ago, and not what was sold since', async () => {
    const viagem = umaViagem();
    await sell([passagem(viagem, 1)]);
    await sql`update sandbox_praxio_venda set criado_em = now() - interval '11 minutes'`.execute(database.db);
    await sell([passagem(viagem, 2)]);
    await beIn('antigo');
    expect(await taken(viagem)).toEqual([1]);
    await beIn('normal');
    expect(await taken(viagem)).toEqual([1, 2]);
  });
});
