import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { pdfText } from '../../bilhetes/testdata/pdfText';
import type { Server } from '../../createServer';
import { EXECUTIVO, umaPessoa } from '../testdata/posVenda';
import { codeOf } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const urlOf = (id: string): string => `/api/Pedidos/${id}/Recibo`;

describe('the receipt of an order', () => {
  it('is a file of its owner, named by the locator, and kept by no cache', async () => {
    const ana = umaPessoa(server, 'ana');
    const { id, localizador } = await ana.buy([EXECUTIVO.poltrona]);
    const answer = await ana.get(urlOf(id));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="itape-recibo-${localizador}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(pdfText(answer.rawPayload)).toContain(localizador);
  });

  it('is not there for somebody else, for an order without a ticket, nor for one that nobody has', async () => {
    const [ana, bia] = [umaPessoa(server, 'ana'), umaPessoa(server, 'bia')];
    const bought = await ana.buy([EXECUTIVO.poltrona + 1]);
    const unpaid = await ana.pedidoFor([EXECUTIVO.poltrona + 2]);
    const answers = [
      await bia.get(urlOf(bought.id)),
      await ana.get(urlOf(unpaid.id)),
      await ana.get(urlOf('00000000-0000-7000-8000-000000000000')),
      await ana.get(urlOf('nada')),
    ];
    expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(
      answers.map(() => [404, 'RECIBO_NAO_ENCONTRADO']),
    );
  });

  it('is asked for by an id alone, which a text of other letters is not', async () => {
    const answer = await umaPessoa(server, 'ana').get(urlOf('%27nada'));
    expect(answer.statusCode).toBe(400);
  });
});
