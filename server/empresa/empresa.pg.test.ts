import type { Candidatura, CandidaturaRecebida } from '../../src/domain/wire/empresa/candidaturas';
import type { ManifestacaoRecebida } from '../../src/domain/wire/empresa/manifestacoes';
import { arquivos } from '../../tests/support/curriculos';
import { START_MS } from '../../tests/support/startMs';
import { type Replicas, startReplicas } from '../../tests/support/startReplicas';
import { signedInAs } from '../../tests/support/startServer';
import type { Server } from '../createServer';

let replicas: Replicas;
let server: Server;
let other: Server;

beforeAll(async () => {
  replicas = await startReplicas();
  ({ server, other } = replicas);
}, START_MS);
afterAll(() => replicas.close());

const admin = signedInAs('chefe', 'Admin');
const pessoa = { nome: 'Bento Araújo', email: 'bento@itape.test' };
const candidatura = {
  ...pessoa,
  area: 'operacao',
  celular: '+5521987654321',
  cidade: 'Niterói',
  consentimento: true,
  curriculo: { nome: 'cv.docx', conteudo: Buffer.from(arquivos.docx).toString('base64') },
};
const mensagem = 'O ar-condicionado do ônibus das oito não funcionou.';
const manifestacao = { ...pessoa, tipo: 'reclamacao', mensagem };
const send = (to: Server, url: string, chave: string, payload: object) =>
  to.app.inject({ method: 'POST', url, headers: { 'idempotency-key': chave }, payload });

describe('on PostgreSQL', () => {
  it('an application sent to two replicas at once is kept once, its file byte by byte', async () => {
    const both = [server, other].map((to) => send(to, '/api/Candidaturas', 'um', candidatura));
    const first = await Promise.all(both);
    // A twin that is still in flight is told to wait; asked again, both replicas give the one answer.
    expect(first.map(({ statusCode }) => statusCode).filter((status) => status !== 409)).toContain(201);
    const answers = await Promise.all([server, other].map((to) => send(to, '/api/Candidaturas', 'um', candidatura)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    const list = await server.app.inject({ url: '/api/Candidaturas', headers: admin });
    const kept = list.json<{ data: Candidatura[] }>().data;
    const { protocolo } = (answers[0] as (typeof answers)[number]).json<{ data: CandidaturaRecebida }>().data;
    expect(kept.map((one) => one.protocolo)).toEqual([protocolo]);
    expect(kept[0]?.curriculo.bytes).toBe(arquivos.docx.length);
    const file = await other.app.inject({ url: `/api/Candidaturas/${protocolo}/Curriculo`, headers: admin });
    expect(new Uint8Array(file.rawPayload)).toEqual(arquivos.docx);
  });

  it('a letter that two answer at once is answered once', async () => {
    await send(server, '/api/Manifestacoes', 'dois', manifestacao);
    const open = await server.app.inject({ url: '/api/Manifestacoes', headers: admin });
    const { protocolo = '' } = open.json<{ data: ManifestacaoRecebida[] }>().data[0] ?? {};
    const url = `/api/Manifestacoes/${protocolo}/Resposta`;
    const answers = await Promise.all(
      [server, other].map((to, i) =>
        to.app.inject({ method: 'PUT', url, headers: admin, payload: { texto: `Resposta ${i}` } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const mails = await server.services.database.db
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', '=', `manifestacao-respondida/${protocolo}`)
      .execute();
    expect(mails).toHaveLength(1);
  });
});
