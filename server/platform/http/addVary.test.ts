import Fastify from 'fastify';
import { addVary } from './addVary';

/** The header of an answer whose handler sets these. */
async function varyOf(...headers: string[]): Promise<unknown> {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    headers.forEach((header) => addVary(reply, header));
    return reply.send('');
  });
  return (await app.inject('/')).headers.vary;
}

describe('the headers that an answer depends on', () => {
  it.each([
    [['accept-encoding'], 'accept-encoding'],
    [['Origin', 'accept-encoding'], 'Origin, accept-encoding'],
  ])('are all named: %j', async (headers, expected) => {
    expect(await varyOf(...headers)).toBe(expected);
  });
});
