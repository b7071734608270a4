import { startRoutes } from '../../../tests/support/startRoutes';
import { registerMeios } from './meios';

describe('ways of paying', () => {
  it('say that Pix is away, and why, as long as it is [PX20]', async () => {
    let isThere = true;
    const app = await startRoutes((routes) =>
      registerMeios(routes, { isPixAvailable: () => isThere, isBoletoOffered: true, carteirasAt: () => [] }),
    );
    const read = async () => (await app.inject('/api/Pagamentos/Meios')).json<{ data: unknown }>().data;
    expect(await read()).toEqual({
      pix: { disponivel: true, motivo: null },
      boleto: { disponivel: true },
      carteiras: [],
    });
    isThere = false;
    expect(await read()).toEqual({
      pix: { disponivel: false, motivo: expect.stringMatching(/Pix está fora do ar.*cartão/) },
      boleto: { disponivel: true },
      carteiras: [],
    });
    await app.close();
  });
});
