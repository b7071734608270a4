import { umaCompanhia } from '../../../tests/bodies/companhiaBodies';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Companhia, TermoPublicado } from '../../../src/domain/wire/companhia/companhia';
import type { Server } from '../../createServer';

let server: Server;
beforeAll(async () => {
  server = await startServer();
}, START_MS);
afterAll(() => server.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  server.app.inject({ method, url: `/api/${url}`, headers: signedInAs('rita', 'Admin'), ...(payload && { payload }) });
const read = async () => (await call('GET', 'Administracao/Empresa')).json<{ data: Companhia }>().data;
const change = (versao: number, dados: object) => call('PUT', 'Administracao/Empresa', { versao, dados });
const erros = (reply: { statusCode: number; json: () => { erros: { codigo: string; campo?: string }[] } }) => [
  reply.statusCode,
  ...reply.json().erros.map(({ codigo, campo }) => campo ?? codigo),
];

describe('the company’s data', () => {
  it('are the demonstration’s where nobody has filled them in, and are shown to every visitor', async () => {
    expect(await read()).toMatchObject({ versao: 1, autor: 'demonstração', dados: { nome: 'Itapê' } });
    const reply = await server.app.inject('/api/Empresa');
    expect(reply.json()).toMatchObject({ data: { cnpj: '12345678000195', canais: expect.any(Array) } });
    expect(reply.body).not.toContain('descritorFatura');
  });

  it('change at once for everybody, and keep who changed them', async () => {
    const { versao } = await read();
    await change(versao, umaCompanhia());
    const changed = await change(versao + 1, umaCompanhia({ razaoSocial: 'Viação Serra Ltda.', vagas: [] }));
    expect(changed.json()).toMatchObject({ data: { versao: versao + 2, autor: 'rita' } });
    expect((await server.app.inject('/api/Empresa')).json()).toMatchObject({
      data: { razaoSocial: 'Viação Serra Ltda.' },
    });
    const versoes = await call('GET', 'Administracao/Empresa/Versoes');
    expect(versoes.json()).toMatchObject({
      data: [
        { versao: versao + 2, autor: 'rita', partes: ['razaoSocial', 'vagas'] },
        { versao: versao + 1, autor: 'rita' },
        { versao, autor: 'demonstração', partes: [] },
      ],
    });
  });

  it('refuse a change by somebody who has not seen the one before, and say so', async () => {
    const { versao } = await read();
    await change(versao, umaCompanhia({ nome: 'Primeira' }));
    expect(erros(await change(versao, umaCompanhia({ nome: 'Segunda' })))).toEqual([409, 'EMPRESA_MUDOU']);
    expect((await read()).dados.nome).toBe('Primeira');
  });

  it('stay as they are where nothing is changed', async () => {
    const { versao, dados } = await read();
    expect((await change(versao, dados)).json()).toMatchObject({ data: { versao } });
  });

  it('are refused with every fault by its field', async () => {
    const { versao } = await read();
    const dados = umaCompanhia({ cnpj: '12345678000190', canais: umaCompanhia().canais.slice(0, 1) });
    expect(erros(await change(versao, dados))).toEqual([400, 'cnpj', 'canais']);
  });
});

describe('the terms of use', () => {
  const termo = (versao: number, vigenteDe: string) => ({ versao, vigenteDe, conteudo: `<h1>Versão ${versao}</h1>` });
  const current = async () =>
    (await server.app.inject('/api/Contrato/')).json<{ data: { versao: number } }>().data.versao;

  it('are in force from their day on', async () => {
    expect((await call('POST', 'Administracao/Termos', termo(2, '2026-01-02'))).statusCode).toBe(201);
    expect((await call('POST', 'Administracao/Termos', termo(3, '2099-01-01'))).statusCode).toBe(201);
    expect(await current()).toBe(2);
    const all = (await call('GET', 'Administracao/Termos')).json<{ data: object[] }>().data;
    expect(all.slice(1)).toMatchObject([termo(2, '2026-01-02'), termo(3, '2099-01-01')]);
  });

  it('name who published them and when, but for those of the demonstration', async () => {
    const all = (await call('GET', 'Administracao/Termos')).json<{ data: TermoPublicado[] }>().data;
    expect(all.map(({ versao, autor }) => [versao, autor])).toEqual([
      [1, null],
      [2, 'rita'],
      [3, 'rita'],
    ]);
    expect(all[1]?.publicadoEm).toMatch(/^20/);
  });

  it('do not change once they are published', async () => {
    const other = { ...termo(2, '2026-01-02'), conteudo: 'Outros' };
    expect(erros(await call('POST', 'Administracao/Termos', other))).toEqual([409, 'TERMOS_PUBLICADOS']);
  });
});
