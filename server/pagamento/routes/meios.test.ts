import { startRoutes } from '../../../tests/support/startRoutes';
import { registerMeios } from './meios';

describe('ways of paying', () => {
  it('say that Pix is away, and why, as long as it is [PX20]', async () => {
    let isThere = true;
    const app = await startRoutes((routes) => registerMeios(routes, { isPixAvailable: () => isThere }));
    const read = async () => (await app.inject('/api/Pagamentos/Meios')).json<{ data: unknown }>().data;
    expect(await read()).toEqual({ pix: { disponivel: true, motivo: null } });
    isThere = false;
    expect(await read()).toEqual({
      pix: { disponivel: false, motivo: expect.stringMatching(/Pix está fora do ar.*cartão/) },
    });
    await app.close();
  });
});
