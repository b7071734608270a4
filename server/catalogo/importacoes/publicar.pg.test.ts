import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { START_MS } from '../../../tests/support/startMs';
import { startReplicas, type Replicas } from '../../../tests/support/startReplicas';
import { signedInAs } from '../../../tests/support/startServer';
import type { CatalogoAdministracao, Importacao } from '../../../src/domain/wire/administracao/catalogo';
import type { Server } from '../../createServer';
import { changed, feed, writeZip, type Arquivos } from '../testdata/feeds';

let replicas: Replicas;
beforeAll(async () => {
  replicas = await startReplicas();
}, START_MS);
afterAll(() => replicas.close());

const BASE = '/api/Administracao/Catalogo';
const call = async (server: Server, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const headers = { ...signedInAs('otto', 'Operacao'), 'idempotency-key': randomUUID() };
  const reply = await server.app.inject({ method, url: BASE + url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
};
async function settled(server: Server, id: string): Promise<Importacao['situacao']> {
  for (;;) {
    const { situacao } = (await call(server, 'GET', `/Importacoes/${id}`)).body.data as Importacao;
    if (situacao !== 'conferindo' && situacao !== 'aplicando') return situacao;
    await pause(20);
  }
}
async function bring(server: Server, files: Arquivos): Promise<string> {
  const zip = await readFile(await writeZip(files));
  const { id } = (await call(server, 'POST', '/Importacoes', { nome: 'linhas.zip', bytes: zip.length })).body.data;
  await call(server, 'PUT', `/Importacoes/${id}/Partes/0`, { conteudo: zip.toString('base64') });
  await call(server, 'POST', `/Importacoes/${id}/Conferencia`);
  expect(await settled(server, id)).toBe('conferida');
  return id;
}

it('two who publish at once at two replicas get one catalogue, and one of them a preview that is overtaken', async () => {
  const { server, other } = replicas;
  const ids = [await bring(server, feed), await bring(other, changed(feed, 'fare_attributes.txt', '120.00', '90.00'))];
  const [one = '', two = ''] = ids;
  const replies = await Promise.all([
    call(server, 'POST', `/Importacoes/${one}/Aplicacao`),
    call(other, 'POST', `/Importacoes/${two}/Aplicacao`),
  ]);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const ends = await Promise.all(ids.map((id) => settled(server, id)));
  // A replica whose request came after the other's import refuses it at once, and its preview stays to be given up.
  expect(ends.filter((situacao) => situacao === 'aplicada')).toHaveLength(1);
  expect(ends.filter((situacao) => situacao === 'ultrapassada' || situacao === 'conferida')).toHaveLength(1);
  const { historico } = (await call(server, 'GET', '')).body.data as CatalogoAdministracao;
  expect(historico).toHaveLength(1);
}, 60_000);
