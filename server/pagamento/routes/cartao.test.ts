import { NovoPagamentoCartao } from '../../../src/domain/wire/pagamento/cartao';
import { readTestToken } from '../../../tests/support/startRoutes';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { createLog } from '../../platform/http/logging/logging';

const NUMERO = '4111111111111111';
const dispositivo = { idioma: 'pt-BR', larguraTela: 1, alturaTela: 1, profundidadeCor: 24, fusoMinutos: 180 };

/** The card's body at the loudest log, over a handler that fails with whatever it was sent. */
async function send(payload: object) {
  const lines: string[] = [];
  const app = await createApp({
    config: readConfig({ RATE_LIMIT: 'off', DIST_DIR: '/none' }),
    identity: { verifyToken: readTestToken },
    log: createLog('trace', { write: (line) => lines.push(line) }),
  });
  app.post('/api/Cartao', { config: { access: 'publico' }, schema: { body: NovoPagamentoCartao } }, ({ body }) => {
    throw new Error(`failed with ${JSON.stringify(body)}`);
  });
  const answer = await app.inject({ method: 'POST', url: '/api/Cartao', payload });
  await app.close();
  return { answer, log: lines.join('') };
}

describe('the body of a card payment', () => {
  it.each([
    ['as its token', { token: NUMERO }],
    ['with gaps', { token: '4111-1111-1111-1111' }],
    ['in a field that nobody asked for', { token: 'cofre_abcdefghijklmnop', numero: NUMERO, cvv: '123' }],
    ['with the expiry', { token: 'cofre_abcdefghijklmnop', cartao: { numero: NUMERO, validade: '12/30' } }],
  ])('that carries a number %s never reaches a log or an answer', async (_, change) => {
    const { answer, log } = await send({ tipo: 'credito', parcelas: 1, dispositivo, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.body.replace(/[ -]/g, '')).not.toContain(NUMERO);
    expect(log.replace(/[ -]/g, '')).not.toContain(NUMERO);
    expect(log).not.toBe('');
  });

  it('is taken where a token stands for the card', async () => {
    const { answer } = await send({ token: 'cofre_abcdefghijklmnop', tipo: 'debito', parcelas: 1, dispositivo });
    expect(answer.statusCode).toBe(500);
  });

  it.each([
    ['no instalments', { parcelas: 0 }],
    ['thirteen instalments', { parcelas: 13 }],
    ['another kind of card', { tipo: 'vale' }],
    ['an amount of its own', { valorCentavos: 1 }],
  ])('is refused with %s', async (_, change) => {
    const body = { token: 'cofre_abcdefghijklmnop', tipo: 'credito', parcelas: 1, dispositivo, ...change };
    expect((await send(body)).answer.statusCode).toBe(400);
  });
});
