import { sql } from 'kysely';
import { atrasoPadrao, ultimoDiaDoCupom } from '../../../../src/domain/conta/cupomDeAtraso';
import { formatDia } from '../../../../src/domain/base/data';
import type { DadosCompanhia } from '../../../../src/domain/wire/companhia/companhia';
import type { Pedido } from '../../../../src/domain/wire/compra/pedidos';
import type { CupomDaConta } from '../../../../src/domain/wire/conta/cupons';
import { umaCompanhia } from '../../../../tests/bodies/companhiaBodies';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import { saveCompanhia } from '../../../companhia/saveCompanhia';
import type { Server } from '../../../createServer';
import type { Email } from '../../../platform/outbox/outbox';
import { EXECUTIVO } from '../../../posVenda/testdata/posVenda';
import { bilheteOf } from '../../../posVenda/testdata/trocas';
import { viagemAtrasada } from './testdata/viagemAtrasada';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const { db, umaConta, umaViagemDe, say, takeBack, wait, give, leaveLate, cupons, told } = viagemAtrasada(() => server);
type Pessoa = Awaited<ReturnType<typeof umaConta>>;
const save = (dados: DadosCompanhia) =>
  server.services.database.transaction((tx) => saveCompanhia(tx, dados, 'comando', null));

/** The way and the day of an order, as texts tell them, and the last day of a coupon that is given today. */
async function palavrasDe({ itens: [item] }: Pedido, { codigo }: CupomDaConta) {
  if (!item) throw new Error('an order without seats');
  const { vigente_de } = await db()
    .selectFrom('cupom')
    .select('vigente_de')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  const { partida, chegada } = item;
  return {
    rota: `${partida.localidade.nome} → ${chegada.localidade.nome}`,
    dia: formatDia(partida.dia),
    motivo: {
      tipo: 'atraso',
      origem: partida.localidade.nome,
      destino: chegada.localidade.nome,
      dia: partida.dia,
    },
    validoAte: ultimoDiaDoCupom(vigente_de, atrasoPadrao),
  };
}

describe('a coach that leaves late', () => {
  it('gives each order on it one coupon, which its owner is told and can see', async () => {
    const [ana, bia] = [await umaConta(), await umaConta()];
    const { viagemId, dias, pedido } = await umaViagemDe(ana, [20, 21]);
    await bia.buy([24], dias);
    await leaveLate(viagemId);

    const [cupom, ...others] = (await cupons(ana.sub)) as [CupomDaConta];
    const { rota, dia, motivo, validoAte } = await palavrasDe(pedido, cupom);
    const codigo = expect.stringMatching(/^ATRASO[A-HJKMNP-Z2-9]{8}$/) as string;
    const descricao = `Pelo atraso de ${rota}, ${dia}`;
    expect([cupom, others]).toEqual([
      { codigo, descricao, motivo, percentual: 10, tetoCentavos: 5_000, validoAte },
      [],
    ]);

    const [email, ...more] = (await told(`${ana.sub}@itape.test`)) as [Email];
    expect(more).toEqual([]);
    expect(email.assunto).toBe(`Seu cupom de 10% pelo atraso da viagem: ${rota}, ${dia.slice(0, 5)}`);
    expect(email.codigo).toBe(cupom.codigo);
    expect(email.corpo).toContain('saiu com 1 hora e 15 minutos de atraso');
    expect(email.corpo).toContain(`Vale até ${formatDia(validoAte)}, uma vez`);

    const [dela] = (await cupons(bia.sub)) as [CupomDaConta];
    expect(dela.codigo).not.toBe(cupom.codigo);
    expect(await told(`${bia.sub}@itape.test`)).toMatchObject([{ codigo: dela.codigo }]);
  });

  it.each<[string, (eu: Pessoa, viagemId: string, pedido: Pedido) => Promise<unknown>]>([
    ['a shorter delay', (_, id) => leaveLate(id, 59)],
    [
      'a delay that is only foretold',
      async (_, id) => {
        await say(id, 'embarque', 120);
        await wait();
        await give();
      },
    ],
    [
      'a cancelled ticket',
      async (eu, id, pedido) => {
        await eu.cancel(bilheteOf(pedido), EXECUTIVO.total);
        await leaveLate(id);
      },
    ],
    [
      'an exchanged ticket',
      async (eu, id, pedido) => {
        await eu.exchangeAsPreviewed(bilheteOf(pedido), await eu.escolha(30, 60));
        await leaveLate(id);
      },
    ],
    [
      'an order of a counter',
      async (_, id, pedido) => {
        await db().updateTable('pedido').set({ canal: 2 }).where('id', '=', pedido.id).execute();
        await leaveLate(id);
      },
    ],
    [
      'an owner without an account',
      async (eu, id) => {
        await db().deleteFrom('conta').where('cognito_id', '=', eu.sub).execute();
        await leaveLate(id);
      },
    ],
    [
      'an order of after the word of operations',
      async (_, id) => {
        await say(id, 'em_viagem', 75);
        await sql`update partida_atrasada set desde = now() - interval '1 day'`.execute(db());
        await wait();
        await give();
      },
    ],
  ])('gives nothing for %s', async (_, happen) => {
    const eu = await umaConta();
    const { viagemId, pedido } = await umaViagemDe(eu);
    await happen(eu, viagemId, pedido);
    expect([await cupons(eu.sub), await told(`${eu.sub}@itape.test`)]).toEqual([[], []]);
  });

  it('gives nothing where the company gives no coupon, and its own percentage where it says one', async () => {
    const eu = await umaConta();
    const [first, second] = [await umaViagemDe(eu), await umaViagemDe(eu, [21])];
    await save(umaCompanhia({ atraso: { ...atrasoPadrao, cupomPct: 0 } }));
    await leaveLate(first.viagemId);
    expect(await cupons(eu.sub)).toEqual([]);
    await save(umaCompanhia({ atraso: { minutos: 30, cupomPct: 25, tetoCentavos: 8_000, validadeMeses: 1 } }));
    await leaveLate(second.viagemId, 30);
    expect(await cupons(eu.sub)).toMatchObject([{ percentual: 25, tetoCentavos: 8_000 }]);
    await save(umaCompanhia());
  });

  it('gives nothing where the word is taken back in its first ten minutes, and takes nothing back later', async () => {
    const eu = await umaConta();
    const { viagemId } = await umaViagemDe(eu);
    await say(viagemId, 'em_viagem', 75);
    await give();
    expect(await cupons(eu.sub)).toEqual([]);
    expect((await takeBack(viagemId)).statusCode).toBe(200);
    await wait();
    await give();
    expect(await cupons(eu.sub)).toEqual([]);

    await leaveLate(viagemId);
    const [cupom] = await cupons(eu.sub);
    expect(cupom).toBeDefined();
    await takeBack(viagemId);
    await wait();
    await give();
    expect(await cupons(eu.sub)).toEqual([cupom]);
  });

  it('gives one coupon however often operations say so', async () => {
    const eu = await umaConta();
    const { viagemId } = await umaViagemDe(eu);
    await leaveLate(viagemId);
    const [cupom] = await cupons(eu.sub);
    await say(viagemId, 'encerrada', 90);
    await wait();
    await give();
    await leaveLate(viagemId, 180);
    expect(await cupons(eu.sub)).toEqual([cupom]);
    expect(await told(`${eu.sub}@itape.test`)).toHaveLength(1);
  });
});
