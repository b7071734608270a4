import { Type } from 'typebox';
import { umCadastro } from '../../../../tests/support/builders';
import { startRoutes } from '../../../../tests/support/startRoutes';
import { cadastroSchema } from '../../../../src/domain/conta/cadastro';
import { NovaConta } from '../../../../src/domain/wire/conta/conta';
import { BuscaViagens } from '../../../../src/domain/wire/viagens/viagens';
import { envelope } from '../../../../src/domain/wire/base/campos';
import type { App } from '../appTypes';
import { Problem, conflict } from '../problem';

const umaConta = {
  nome: 'Ana Souza',
  cpf: '52998224725',
  dataNascimento: '1990-05-17',
  celular: '+5511987654321',
  termosAceite: true,
  email: 'ana@exemplo.com.br',
  provedorTipo: 1,
};

let app: App;
const post = (payload: object) => app.inject({ method: 'POST', url: '/api/conta', payload });
const erros = async (payload: object) => (await post(payload)).json().erros;

beforeAll(async () => {
  const config = { access: 'publico' } as const;
  app = await startRoutes((routes) => {
    routes.post('/api/conta', { config, schema: { body: NovaConta } }, ({ body }) => body);
    routes.get('/api/busca', { config, schema: { querystring: BuscaViagens } }, ({ query }) => query);
    routes.get('/api/recusa', { config }, () => {
      throw conflict('POLTRONA_OCUPADA', 'A poltrona 7 já foi ocupada.', { poltronas: [{ viagemId: '1', numero: 7 }] });
    });
    routes.get('/api/espera', { config }, () => {
      throw new Problem(503, { codigo: 'X', mensagem: 'x' }, {}, { 'retry-after': '2' });
    });
    routes.get('/api/falha', { config }, () => {
      throw new Error('duplicate key value violates unique constraint "conta_cpf_key"');
    });
    const response = { 200: envelope(Type.Object({ id: Type.String() })) };
    routes.get('/api/resposta', { config, schema: { response } }, () => ({ data: { id: '1', segredo: 'x' } }));
  });
});

describe('what the wire takes', () => {
  it('is taken as it came', async () => {
    expect((await post(umaConta)).json()).toEqual(umaConta);
  });

  it.each([
    ['nome', 'Ana', 'NOME_INVALIDO', 'Informe um nome válido'],
    ['cpf', '111.111.111-11', 'CPF_INVALIDO', 'Informe um CPF válido'],
    ['celular', '(11) 98765-4321', 'CELULAR_INVALIDO', 'Informe um celular válido'],
    ['email', 'ana@', 'EMAIL_INVALIDO', 'Informe um e-mail válido'],
    ['email', 'ana\u0000@exemplo.com.br', 'EMAIL_INVALIDO', 'Informe um e-mail válido'],
    ['email', 'ana\ud800@exemplo.com.br', 'EMAIL_INVALIDO', 'Informe um e-mail válido'],
    ['nome', 'Ana Souza\u0000', 'NOME_INVALIDO', 'Informe um nome válido'],
    ['dataNascimento', '1990-02-30', 'DATA_INVALIDA', 'Informe uma data válida'],
    ['dataNascimento', '0000-01-01', 'DATA_INVALIDA', 'Informe uma data válida'],
    ['termosAceite', false, 'TERMOS_NAO_ACEITOS', 'Obrigatório*'],
    ['provedorTipo', '1', 'TIPO_INVALIDO', 'Tipo de valor inválido'],
    ['provedorTipo', 9, 'FORA_DO_LIMITE', 'Valor fora do limite'],
    ['nome', null, 'TIPO_INVALIDO', 'Tipo de valor inválido'],
  ])('refuses %s = %p with the words of the form', async (campo, valor, codigo, mensagem) => {
    expect(await erros({ ...umaConta, [campo]: valor })).toEqual([{ codigo, mensagem, campo }]);
  });

  it('refuses keys it does not know instead of dropping them', async () => {
    const expected = [{ codigo: 'CAMPO_DESCONHECIDO', mensagem: 'Campo não reconhecido', campo: 'grupos' }];
    expect(await erros({ ...umaConta, grupos: ['Admin'] })).toEqual(expected);
  });

  it('tells all errors at once, each with its field', async () => {
    const campos = (await erros({ nome: 'Ana', cpf: '1' })).map(({ campo }: { campo: string }) => campo);
    expect(campos).toEqual(
      expect.arrayContaining(['nome', 'cpf', 'dataNascimento', 'celular', 'termosAceite', 'email', 'provedorTipo']),
    );
  });

  it('refuses a query in the same way', async () => {
    const query = { localidadeOrigem: '1', localidadeDestino: 'x', dataPartida: '21/11/2026' };
    const reply = await app.inject({ url: '/api/busca', query });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().erros.map(({ campo }: { campo: string }) => campo)).toEqual([
      'localidadeDestino',
      'dataPartida',
    ]);
  });

  it.each([
    ['{"nome":', 'application/json', 400],
    ['nome=Ana', 'text/plain', 415],
    [JSON.stringify({ nome: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('answers a body it cannot read with a problem', async (payload, type, status) => {
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/conta', payload, headers });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json().erros).toHaveLength(1);
  });
});

describe('what leaves', () => {
  it('is a problem with what the caller needs to act', async () => {
    const reply = await app.inject('/api/recusa');
    expect(reply.statusCode).toBe(409);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: 'Conflito',
      status: 409,
      poltronas: [{ viagemId: '1', numero: 7 }],
      erros: [{ codigo: 'POLTRONA_OCUPADA', mensagem: 'A poltrona 7 já foi ocupada.' }],
    });
  });

  it('carries the headers of a refusal', async () => {
    expect((await app.inject('/api/espera')).headers['retry-after']).toBe('2');
  });

  it('never holds the words of a failure that nobody foresaw', async () => {
    const reply = await app.inject('/api/falha');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('conta_cpf_key');
    expect(reply.json().erros[0].codigo).toBe('ERRO_INTERNO');
  });

  it('holds only what the schema names', async () => {
    expect((await app.inject('/api/resposta')).json()).toEqual({ data: { id: '1' } });
  });

  it('says under which id the request stands in the log, and does not take the caller’s', async () => {
    const reply = await app.inject({ url: '/api/resposta', headers: { 'x-request-id': 'meu', 'request-id': 'meu' } });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('comes with strict headers, and nothing that forces https on this machine', async () => {
    const { headers } = await app.inject('/home');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});

describe('the CPF of an account', () => {
  const started = (cpfDeTeste: boolean) =>
    startRoutes(
      (routes) => {
        const config = { access: 'publico' } as const;
        routes.post('/api/conta', { config, schema: { body: NovaConta } }, () => 'ok');
      },
      { cpfDeTeste },
    );
  const formTakes = (cpf: string, context: object) =>
    cadastroSchema('2026-11-21').isValidSync(umCadastro({ cpf }), { context });

  it.each([
    ['999.999.999-99', true, true],
    ['99999999999', true, true],
    ['999.999.999-99', false, false],
    ['99999999999', false, false],
    ['888.888.888-88', true, false],
    ['529.982.247-24', true, false],
    ['529.982.247-25', true, true],
    ['529.982.247-25', false, true],
  ])('%s, the test CPF named: %s, is taken by the API and by the form alike: %s', async (cpf, cpfDeTeste, taken) => {
    const place = await started(cpfDeTeste);
    const reply = await place.inject({ method: 'POST', url: '/api/conta', payload: { ...umaConta, cpf } });
    expect([reply.statusCode, formTakes(cpf, { cpfDeTeste })]).toEqual([taken ? 200 : 400, taken]);
    await place.close();
  });
});
