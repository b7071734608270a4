import { sql } from 'kysely';
import { cancelBilhete } from '../../posVenda/cancelamento/cancelBilhetes';
import { startServer } from '../../../tests/support/startServer';
import { START_MS } from '../../../tests/support/startMs';
import type { CobrancaPix } from '../../../src/domain/wire/compra/pedidos';
import type { Server } from '../../createServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import { noticesSettled, umComprador } from '../../pedidos/testdata/comprador';
import { createBank, type Bank } from '../../sandbox/pix/bank';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { armFaultPoint, faultPoint } from '../../platform/chaos/faultPoint';
import { openCobranca, prepareCobranca } from '../cobrancas';
import { collectCobranca } from '../inbox';
import { createHttpPixPsp } from '../../adapters/pix/httpPixPsp';
import type { Fetch } from '../../platform/http/outgoing/fetch';
import { findCobrancaPix } from './cobrancaPixRepository';
import { PixUnavailable, type PixPort } from './pixPort';
import { payEstornos } from '../estornos/estornos';

let server: Server;
let bank: Bank;
let ana: ReturnType<typeof umComprador>;
let nextPoltrona = 1;
const poltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  bank = createBank(server.services.database);
  ana = umComprador(server);
}, START_MS);
afterAll(async () => {
  expect(await checkInvariants(db())).toEqual([]);
  await server.close();
});

const db = () => server.services.database.db;
/** The embedded provider over a network of the test's own. */
const psp = (through: (fetch: Fetch) => Fetch = (fetch) => fetch): PixPort =>
  createHttpPixPsp(
    {
      baseUrl: `${LOCAL_ORIGIN}/_sandbox/pix`,
      tokenUrl: `${LOCAL_ORIGIN}/_sandbox/pix/oauth/token`,
      clientId: 'itape',
      clientSecret: 'itape',
      chave: 'pix@itape.test',
    },
    through(createLocalFetch(server.app)),
  );
/** The provider's notice arrives; it is answered at once, and worked on before this returns. */
const notice = async (txid: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/Webhooks/Pix/pix',
    payload: { pix: [{ txid, valor: '0.01', endToEndId: 'E1' }] },
  });
  await noticesSettled(server);
  return answer;
};
const prepared = async (pedidoId: string): Promise<string> =>
  server.services.database.transaction((tx) => prepareCobranca(tx, 'ana', pedidoId));
const cobrancas = (pedidoId: string) =>
  db().selectFrom('cobranca_pix').selectAll().where('pedido_id', '=', pedidoId).execute();

describe('a charge', () => {
  it('whose answer got lost after the provider made it is found under its own txid, never made anew [PX2]', async () => {
    const { id } = await ana.order([poltrona()]);
    const puts: string[] = [];
    let isLost = true;
    const lossy = psp((fetch) => async (url, init) => {
      const answer = await fetch(url, init);
      if (init.method === 'PUT') puts.push(url.split('/').at(-1) ?? '');
      if (init.method === 'PUT' && isLost) throw new DOMException('late', 'TimeoutError');
      return answer;
    });
    const txid = await prepared(id);
    await expect(openCobranca(server.services.database, lossy, txid)).rejects.toMatchObject({ status: 503 });
    isLost = false;
    expect(await prepared(id)).toBe(txid);
    await openCobranca(server.services.database, lossy, txid);
    expect([new Set(puts).size, (await cobrancas(id)).length]).toEqual([1, 1]);
    expect((await bank.getCob(txid)).status).toBe('ATIVA');
  });

  it('that is paid before its own answer came is not lost: the notice finds its order [PX4]', async () => {
    const { id } = await ana.order([poltrona()]);
    const txid = await prepared(id);
    const slow = psp((fetch) => async (url, init) => {
      const answer = await fetch(url, init);
      if (init.method !== 'PUT') return answer;
      // The payer pays and the provider sends its notice between the creation of the charge and its answer.
      await bank.pay(txid);
      await notice(txid);
      return answer;
    });
    await openCobranca(server.services.database, slow, txid);
    expect((await ana.read(id)).situacao).toBe('emitido');
    expect((await cobrancas(id))[0]?.situacao).toBe('concluida');
  });

  it('reaches the fault point after a payment with money alone', async () => {
    const kill = jest.spyOn(process, 'kill').mockImplementation(() => true);
    const { id } = await ana.order([poltrona()]);
    const { txid } = await ana.charge(id);
    const collect = async () => collectCobranca(server.services.database, psp(), await findCobrancaPix(db(), txid));
    armFaultPoint('pagamento-depois', false);
    try {
      expect((await collect())?.pix).toEqual([]);
      expect(kill).not.toHaveBeenCalled();
      await bank.pay(txid);
      expect((await collect())?.pix).toHaveLength(1);
      expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
    } finally {
      // Used up while the signal is caught, however the test ends.
      faultPoint('pagamento-depois');
    }
  });

  it('ends on screen when it ends at the provider, and never after the hold [PX17]', async () => {
    const { id, expiraEm } = await ana.order([poltrona()]);
    const { txid, expiraEm: shown }: CobrancaPix = await ana.charge(id);
    const { calendario } = await bank.getCob(txid);
    const end = Date.parse(calendario.criacao) + calendario.expiracao * 1000;
    expect(Math.abs(Date.parse(shown) - end)).toBeLessThanOrEqual(1000);
    expect(Date.parse(shown)).toBeLessThan(Date.parse(expiraEm ?? ''));
  });

  it.each(['', '/Eventos', '/Pix', '/Concluir', '/Cancelamento', '/Recibo'])(
    'of somebody else does not exist: %s [PX18]',
    async (path) => {
      const { id } = await ana.order([poltrona()]);
      const bia = umComprador(server, 'bia');
      const isDeed = path === '/Pix' || path === '/Concluir';
      const url = `/api/Pedidos/${id}${path}`;
      expect((await (isDeed ? bia.post(url) : bia.get(url))).statusCode).toBe(404);
    },
  );
});

describe('money that went back before we heard of it', () => {
  it('pays for nothing and is not given back twice, in whatever order the bank tells of it [PX5]', async () => {
    const { id } = await ana.order([poltrona()]);
    const { txid } = await ana.charge(id);
    const e2eid = await bank.pay(txid);
    const valor = (await bank.getPix(e2eid)).valor;
    await bank.refund(e2eid, 'banco1', valor);
    // The notice of the refund comes before that of the payment; on either the provider is asked, and answers both.
    for (let times = 0; times < 3; times += 1) await notice(txid);
    const pedido = await ana.conclude(id);
    expect(pedido.situacao).not.toBe('emitido');
    expect(pedido.estornos).toMatchObject([{ situacao: 'feito' }]);
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
  });

  it('ends as refunded however late its notices come [PX5]', async () => {
    const { id } = await ana.order([poltrona()]);
    const { txid } = await ana.charge(id);
    const e2eid = await bank.pay(txid, { valorCentavos: 7 });
    await ana.conclude(id);
    for (let times = 0; times < 3; times += 1) await notice(txid);
    const { estornos } = await ana.read(id);
    expect(estornos).toMatchObject([{ valorCentavos: 7, situacao: 'feito' }]);
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
  });
});

describe('a refund', () => {
  const owed = async () => {
    const { id } = await ana.order([poltrona()]);
    const { txid } = await ana.charge(id);
    const e2eid = await bank.pay(txid);
    await ana.conclude(id);
    const { bilheteId } = (await ana.read(id)).itens[0] ?? {};
    const { devolverCentavos } = (await ana.get(`/api/Bilhetes/${bilheteId}/Cancelamento`)).json<{
      data: { devolverCentavos: number };
    }>().data;
    return { id, e2eid, bilheteId, devolverCentavos };
  };
  const pay = (id: string, port: PixPort) => payEstornos(server.services.database, { pix: port.refund }, id);
  const again = (id: string) =>
    db()
      .updateTable('estorno')
      .set({ tentar_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();

  it('whose answer got lost is asked for under the same id, and money goes back once [PX19]', async () => {
    const { id, e2eid, bilheteId, devolverCentavos } = await owed();
    const asked: string[] = [];
    const lossy = psp((fetch) => async (url, init) => {
      const answer = await fetch(url, init);
      if (!url.includes('/devolucao/')) return answer;
      asked.push(url.split('/').at(-1) ?? '');
      throw new DOMException('late', 'TimeoutError');
    });
    await cancelWithout(bilheteId ?? '', devolverCentavos);
    await again(id);
    await expect(pay(id, lossy)).rejects.toBeInstanceOf(PixUnavailable);
    expect((await ana.read(id)).situacao).toBe('estorno_em_processamento');
    await again(id);
    await pay(id, psp());
    expect((await ana.read(id)).situacao).toBe('estornado');
    const { devolucoes } = await bank.getPix(e2eid);
    expect(devolucoes).toHaveLength(1);
    expect(devolucoes?.[0]?.id).toBe(asked[0]);
  });

  it.each(['EM_PROCESSAMENTO', 'NAO_REALIZADO'] as const)(
    'that the bank calls %s stays owed until it is done [PX19]',
    async (situacao) => {
      const { id, bilheteId, devolverCentavos } = await owed();
      await cancelWithout(bilheteId ?? '', devolverCentavos);
      await again(id);
      const slow: PixPort = {
        ...psp(),
        refund: (_, estornoId, valorCentavos) => Promise.resolve({ id: estornoId, valorCentavos, situacao }),
      };
      await pay(id, slow);
      expect(await ana.read(id)).toMatchObject({
        situacao: 'estorno_em_processamento',
        estornos: [{ situacao: situacao.toLowerCase(), concluidoEm: null }],
      });
      await again(id);
      await pay(id, psp());
      expect(await ana.read(id)).toMatchObject({ situacao: 'estornado', estornos: [{ situacao: 'feito' }] });
    },
  );

  /** Cancels, and leaves the money owed, as with a provider that is unavailable at that moment. */
  async function cancelWithout(bilheteId: string, devolverCentavos: number): Promise<void> {
    await server.services.database.transaction((tx) => cancelBilhete(tx, 'ana', { bilheteId, devolverCentavos }));
  }
});
