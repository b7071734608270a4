import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { IdentityUnavailable } from '../access/tokenVerifier';
import { createProfileReader } from '../../../identity/users/profileReader';
import { createAdiqCaller } from '../../../adapters/adiq/adiqHttp';
import { CartaoUnavailable } from '../../../pagamento/cartao/cartaoPort';
import { createPixCaller } from '../../../adapters/pix/pixHttp';
import { PixUnavailable } from '../../../pagamento/pix/pixPort';
import { createGtfsRtPosicoes, PosicoesUnavailable } from '../../../adapters/gtfsRt/gtfsRtPosicoes';
import { createHttpPraxio } from '../../../adapters/praxio/httpPraxio';
import { PraxioUnavailable } from '../../../conta/operadora/operadoraLogin';

const credentials = { clientId: 'c', clientSecret: 's' };
const login = { nome: 'itape', senha: 's3nha', empresa: '1', cliente: 'ITAPE' };

describe('a service of others that answers with a redirect', () => {
  let server: Server;
  let baseUrl: string;
  let followed: number;
  beforeEach(async () => {
    followed = 0;
    server = createServer(({ url }, response) => {
      if (url === '/alheio') followed += 1;
      // 307 keeps the method and the body: the credentials would go along.
      response.writeHead(url === '/alheio' ? 200 : 307, { location: '/alheio' }).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    baseUrl = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
  });
  afterEach(() => server.close());

  it.each([
    [
      'Pix',
      PixUnavailable,
      () => createPixCaller({ ...credentials, baseUrl, tokenUrl: `${baseUrl}/t` }, fetch)('GET', '/cob'),
    ],
    ['the acquirer', CartaoUnavailable, () => createAdiqCaller({ ...credentials, baseUrl }, fetch)('GET', '/v1')],
    ['the operator', PraxioUnavailable, () => createHttpPraxio({ ...login, baseUrl }, fetch).login()],
    [
      'the feed of positions',
      PosicoesUnavailable,
      () => createGtfsRtPosicoes({ url: `${baseUrl}/p`, autorizacao: 'Bearer x' }, fetch).read(),
    ],
    ['the user pool', IdentityUnavailable, () => createProfileReader(`${baseUrl}/`)('token')],
  ])('is not followed, and counts as unavailable: %s', async (_who, Unavailable, call) => {
    await expect(call()).rejects.toBeInstanceOf(Unavailable);
    expect(followed).toBe(0);
  });
});
