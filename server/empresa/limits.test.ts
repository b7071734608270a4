import { startRoutes } from '../../tests/support/startRoutes';
import { registerCandidaturas } from './routes/candidaturas';
import { registerManifestacoes } from './routes/manifestacoes';
import type { App } from '../platform/http/appTypes';
import type { Database } from '../platform/database/database';

/** Nothing that is refused at the door ever comes to it. */
const noDatabase = {} as Database;
const refused = () => Promise.reject(new Error('let in'));
const unreached = Object.assign(refused, { prepared: refused, atOnce: refused, forget: refused });

const routes = (app: App): void => {
  registerCandidaturas(app, { database: noDatabase, idempotent: unreached });
  registerManifestacoes(app, { publicUrl: '', database: noDatabase, idempotent: unreached });
};

describe('what anybody may send to the company', () => {
  it.each(['/api/Candidaturas', '/api/Manifestacoes'])(
    '%s is limited by address, refused tries included',
    async (url) => {
      const app = await startRoutes(routes, { rateLimit: true });
      const codes: number[] = [];
      for (let i = 0; i < 12; i += 1) codes.push((await app.inject({ method: 'POST', url, payload: {} })).statusCode);
      expect(codes).toEqual([...Array<number>(10).fill(400), 429, 429]);
      const elsewhere = await app.inject({ method: 'POST', url, payload: {}, remoteAddress: '10.0.0.9' });
      expect(elsewhere.statusCode).toBe(400);
    },
  );

  it('cannot be looked through by guessing protocols', async () => {
    const app = await startRoutes(routes, { rateLimit: true });
    const guess = () =>
      app.inject({ method: 'POST', url: '/api/Manifestacoes/AAAA-AAAA/Busca', payload: { email: 'x' } });
    const codes: number[] = [];
    for (let i = 0; i < 21; i += 1) codes.push((await guess()).statusCode);
    expect(codes).toEqual([...Array<number>(20).fill(400), 429]);
  });
});
