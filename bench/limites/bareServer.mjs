/** The least that Fastify does: bytes of a size that are in memory, or an empty 304. The limit of the product's replies. */
import fastify from 'fastify';

const app = fastify();
const bytes = Buffer.alloc(Number(process.env.BYTES), 120);
const headers = { 'content-type': 'application/json', 'content-encoding': 'br' };
app.get('/', (_request, reply) => reply.headers(headers).send(bytes));
app.get('/304', (_request, reply) => reply.code(304).send());
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write(`Itapê pronto em http://127.0.0.1:${process.env.PORT}\n`);
