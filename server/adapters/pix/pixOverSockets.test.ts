import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createBank } from '../../sandbox/pix/bank';
import { createHttpPixPsp } from './httpPixPsp';
import { txidOf } from '../../pagamento/pix/txid';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = await startServer();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

describe('the adapter and the embedded provider over a real socket', () => {
  it('make, find, remove and refund', async () => {
    const psp = createHttpPixPsp({
      baseUrl: `${origin}/_sandbox/pix`,
      tokenUrl: `${origin}/_sandbox/pix/oauth/token`,
      clientId: 'itape',
      clientSecret: 'itape',
      chave: 'teste@itape.test',
    });
    const charge = (attempt: number) => ({
      txid: txidOf('pedido', attempt),
      valorCentavos: 11_250,
      expiracaoSegundos: 300,
      devedor: { cpf: '52998224725', nome: 'Conceição Araújo' },
      descricao: 'Itapê passagens',
    });
    const made = await psp.createCobranca(charge(1));
    expect(made.expiraEm.getTime() - made.criadaEm.getTime()).toBe(300_000);
    expect(await psp.createCobranca(charge(1))).toEqual(made);

    const e2eid = await createBank(server.services.database).pay(made.txid);
    expect(await psp.removeCobranca(made.txid)).toMatchObject({
      situacao: 'CONCLUIDA',
      pix: [{ e2eid, valorCentavos: 11_250 }],
    });
    const refund = await psp.refund(e2eid, 'devolucao1', 11_250);
    expect(await psp.refund(e2eid, 'devolucao1', 11_250)).toEqual(refund);
    expect(await psp.findCobranca(made.txid)).toMatchObject({ pix: [{ devolucoes: [refund] }] });

    const unpaid = await psp.createCobranca(charge(2));
    expect(await psp.removeCobranca(unpaid.txid)).toMatchObject({
      situacao: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      pix: [],
    });
    expect(await psp.findCobranca('desconhecida'.padEnd(32, 'x'))).toBeNull();
  });
});
