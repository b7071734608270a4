import { START_MS } from '../../tests/support/startMs';
import { type Replicas, startReplicas } from '../../tests/support/startReplicas';
import type { Server } from '../createServer';
import { codigosDe, encomendasDe } from './testdata/umaEncomenda';

let replicas: Replicas;
let server: Server;
let other: Server;

beforeAll(async () => {
  replicas = await startReplicas();
  ({ server, other } = replicas);
}, START_MS);
afterAll(() => replicas.close());

it('two clerks who post a parcel at once, at two counters, post it once and take its money once', async () => {
  const clerks = [encomendasDe(server, 'um'), encomendasDe(other, 'dois')];
  for (const clerk of clerks) await clerk.employ();
  const [first] = clerks;
  const codigos = await Promise.all(Array.from({ length: 6 }, async () => (await first?.announced())?.codigo ?? ''));
  for (const codigo of codigos) {
    const answers = await Promise.all(clerks.map((clerk) => clerk.receive(codigo, { totalCentavos: 4_030 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && codigosDe(refused)).toEqual([expect.stringMatching(/^ENCOMENDA_(JA_MUDOU|FORA_DE_ORDEM)$/)]);
  }
  const { db } = server.services.database;
  const cobrancas = await db.selectFrom('encomenda_cobranca').select('encomenda_id').execute();
  expect(cobrancas).toHaveLength(codigos.length + 3);
  const pending = await db.selectFrom('caixa_pendencia').select('chave').execute();
  expect(pending).toHaveLength(codigos.length);
});
