import { offline, refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { PARTE_BYTES } from '../../domain/administracao/partes';
import type { HttpRequest } from '../../services/ports';
import { selectEnvioCatalogo } from '../../store/administracao/envioCatalogo';
import { erroDe, selectSubmission } from '../../store/submissions';
import { decidirImportacao } from './decidirImportacao';
import { importarCatalogo } from './importarCatalogo';

const BASE = '/Administracao/Catalogo/Importacoes';
const arquivo = new Blob([new Uint8Array(PARTE_BYTES), new Uint8Array([80, 75])]);
const accepted: Replies = {
  [`POST ${BASE}`]: succeeded({ id: 'i1' }),
  [`PUT ${BASE}/i1/Partes/0`]: succeeded(null),
  [`PUT ${BASE}/i1/Partes/1`]: succeeded(null),
  [`POST ${BASE}/i1/Conferencia`]: succeeded({ id: 'i1' }),
};
async function send(replies: Replies, nome = 'linhas.zip') {
  const app = startWorkflow(importarCatalogo, { replies });
  app.emit('CatalogoEscolhido', { arquivo, nome });
  // Reading a part is no microtask.
  for (let i = 0; i < 20; i += 1) {
    await app.settle();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return app;
}
const erroOf = ({ state }: { state: () => Parameters<typeof selectSubmission>[0] }) =>
  erroDe(selectSubmission(state(), 'catalogo'));

describe('a file that is sent', () => {
  it('goes in parts, whole, and leads to its preview', async () => {
    const asked: HttpRequest[] = [];
    const note = (request: HttpRequest) => (asked.push(request), succeeded(null));
    const app = await send({
      ...accepted,
      [`PUT ${BASE}/i1/Partes/0`]: note,
      [`PUT ${BASE}/i1/Partes/1`]: note,
    });
    expect(asked.map(({ body }) => (body as { conteudo: string }).conteudo.length)).toEqual([
      Math.ceil(PARTE_BYTES / 3) * 4,
      4,
    ]);
    expect(asked[1]?.body).toEqual({ conteudo: 'UEs=' });
    expect(app.ports.navigation.path).toBe('/administracao/catalogo?importacao=i1');
    expect(selectEnvioCatalogo(app.state())).toBeNull();
    expect(erroOf(app)).toBeNull();
  });

  it('is announced by the end of a name that is too long, where its kind stands', async () => {
    const announced: HttpRequest[] = [];
    const note = (request: HttpRequest) => (announced.push(request), succeeded({ id: 'i1' }));
    await send({ ...accepted, [`POST ${BASE}`]: note }, `${'a'.repeat(300)}.zip`);
    expect(announced).toMatchObject([{ body: { nome: `${'a'.repeat(196)}.zip` } }]);
  });

  it('says in the server’s words why it was refused', async () => {
    const app = await send({ ...accepted, [`PUT ${BASE}/i1/Partes/0`]: refused(400, 'Esta parte não é do arquivo.') });
    expect(erroOf(app)).toBe('Esta parte não é do arquivo.');
    expect(app.ports.navigation.path).not.toContain('importacao');
  });

  it('that is not there any more is said to be so', async () => {
    const gone = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
    for (const arquivo of [gone as unknown as Blob, null]) {
      const app = startWorkflow(importarCatalogo, { replies: accepted });
      app.emit('CatalogoEscolhido', { arquivo, nome: 'linhas.zip' });
      await app.settle();
      expect(erroOf(app)).toMatch(/não pode mais ser lido/);
    }
  });

  it('stops where the person stops it', async () => {
    const app = startWorkflow(importarCatalogo, {
      replies: { ...accepted, [`POST ${BASE}`]: () => new Promise(() => undefined) },
    });
    app.emit('CatalogoEscolhido', { arquivo, nome: 'linhas.zip' });
    await app.settle();
    expect(selectEnvioCatalogo(app.state())).toEqual({ nome: 'linhas.zip', bytes: arquivo.size, enviados: 0 });
    app.emit('CatalogoEnvioCancelado', undefined);
    await app.settle();
    expect(selectEnvioCatalogo(app.state())).toBeNull();
  });
});

describe('a part that does not arrive', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('is sent again', async () => {
    let calls = 0;
    const app = await send({
      ...accepted,
      [`PUT ${BASE}/i1/Partes/0`]: () => ((calls += 1) < 3 ? offline() : succeeded(null)),
    });
    await jest.advanceTimersByTimeAsync(1_000);
    await app.settle();
    await jest.advanceTimersByTimeAsync(3_000);
    for (let i = 0; i < 20; i += 1) {
      await app.settle();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(calls).toBe(3);
    expect(app.ports.navigation.path).toContain('importacao=i1');
  });
});

describe('a preview', () => {
  it('is put on sale, or given up, by its person', async () => {
    const asked: string[] = [];
    const note = ({ method, path }: HttpRequest) => (asked.push(`${method} ${path}`), succeeded(null));
    const app = startWorkflow(decidirImportacao, {
      replies: { [`POST ${BASE}/i1/Aplicacao`]: note, [`DELETE ${BASE}/i1`]: note },
    });
    app.emit('ImportacaoAprovada', { id: 'i1' });
    await app.settle();
    app.emit('ImportacaoDescartada', { id: 'i1' });
    await app.settle();
    expect(asked).toEqual([`POST ${BASE}/i1/Aplicacao`, `DELETE ${BASE}/i1`]);
    expect(app.ports.navigation.path).toBe('/administracao/catalogo');
  });
});
