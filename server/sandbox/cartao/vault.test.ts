import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { createAdiqAcquirer } from '../../adapters/adiq/adiqAcquirer';
import { CartaoRefused, CartaoUnavailable, type CartaoPort } from '../../pagamento/cartao/cartaoPort';
import { breakAcquirer, dispositivo, typeCartao } from '../../pagamento/testdata/umCartao';
import { numeros, typeCode } from '../../pagamento/testdata/umCartaoSalvo';
import type { Server } from '../../createServer';

let server: Server;
let adiq: CartaoPort;
let count = 0;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  adiq = createAdiqAcquirer({ baseUrl: `${origin}/_sandbox/cartao`, clientId: 'itape', clientSecret: 'itape' });
}, START_MS);
afterAll(async () => {
  // Ours are kept alive for the next call, which will not come.
  server.app.server.closeAllConnections();
  await server.close();
});

const typed = async (numero: string = numeros[0]) => (await typeCartao(server, numero)).json<{ token: string }>().token;
/** Pays with a kept card, authenticated before. */
async function pay(cofre: string, token: string) {
  const card = { chave: `COFRE-${(count += 1)}`, cofre, token, tipo: 'credito', valorCentavos: 11_250 } as const;
  const { id } = await adiq.authenticate({
    ...card,
    navegador: { ...dispositivo, userAgent: 'Chromium', accept: '*/*', ip: '127.0.0.1' },
    retornoUrl: 'http://localhost:8080/comprar-viagem?pedido=p1',
    nonce: 'abcdefghijklmnop',
    referencia: 'p1',
  });
  return adiq.authorise({ ...card, parcelas: 1, autenticacaoId: id });
}

describe('the adapter and the embedded acquirer’s vault over a real socket', () => {
  it('keep a card under a name of its own, the same for the same token', async () => {
    const token = await typed();
    const kept = await adiq.keepCartao(token);
    const year = new Date().getFullYear() + 2;
    expect(kept).toEqual({
      cofre: expect.stringMatching(/^guardado_[a-z]{26}$/),
      bandeira: 'visa',
      final4: '4242',
      validade: `${year}-12`,
    });
    expect(await adiq.keepCartao(token)).toEqual(kept);
    expect((await adiq.keepCartao(await typed())).cofre).not.toBe(kept.cofre);
  });

  it('pay with it again and again, each time with a code', async () => {
    const { cofre } = await adiq.keepCartao(await typed());
    for (const codigo of ['123', '456']) {
      expect(await pay(cofre, await typeCode(server, codigo))).toMatchObject({ situacao: 'autorizado', codigo: '00' });
    }
    expect(await pay(cofre, await typeCode(server, '000'))).toMatchObject({ situacao: 'negado', codigo: '82' });
    await expect(pay(cofre, 'codigo_inventado')).rejects.toThrow(CartaoRefused);
  });

  it('keep nothing for a name that is no token, a kept card’s own included', async () => {
    const { cofre } = await adiq.keepCartao(await typed());
    for (const name of ['cofre_inventado', cofre, '']) {
      await expect(adiq.keepCartao(name)).rejects.toThrow(CartaoRefused);
    }
  });

  it('forget it, after which it pays nothing; forgetting it again, or a token, changes nothing', async () => {
    const token = await typed();
    const { cofre } = await adiq.keepCartao(token);
    await adiq.forgetCartao(cofre);
    await adiq.forgetCartao(cofre);
    await expect(pay(cofre, await typeCode(server))).rejects.toThrow(CartaoRefused);
    await adiq.forgetCartao(token);
    await expect(adiq.keepCartao(token)).resolves.toMatchObject({ final4: '4242' });
  });

  it('do not know what came of a call without an answer', async () => {
    const token = await typed();
    const { cofre } = await adiq.keepCartao(await typed());
    await breakAcquirer(server, 'guardar', token, 'muda');
    await breakAcquirer(server, 'esquecer', cofre, 'fora');
    await expect(adiq.keepCartao(token)).rejects.toThrow(CartaoUnavailable);
    await expect(adiq.forgetCartao(cofre)).rejects.toThrow(CartaoUnavailable);
  });
});
