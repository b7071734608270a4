import { umaCompanhia } from '../../../tests/bodies/companhiaBodies';
import { offline, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow, umaPessoa } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { toDadosEmpresa } from '../../domain/companhia/formularioEmpresa';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectRascunhoEmpresa } from '../../store/administracao/rascunhoEmpresa';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectSubmission } from '../../store/submissions';
import { administrarEmpresa } from './administrarEmpresa';
import { guardarEmpresa } from './guardarEmpresa';

const dados = umaCompanhia();
const companhia = { versao: 5, autor: 'Rita', em: '2026-11-23T10:00:00-03:00', dados };
const termo = { versao: 2, vigenteDe: '2026-12-01', conteudo: '<h1>Termos</h1>' };

function started(reply: HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply;
  };
  const app = startWorkflow([signedInFlow(), administrarEmpresa], {
    replies: { 'PUT /Administracao/Empresa': answer, 'POST /Administracao/Termos': answer },
  });
  return { ...app, sent };
}

describe('the company’s document', () => {
  it('is saved over the version that was seen, and the answer is the next one to begin with', async () => {
    const { emit, settle, sent, state } = started(succeeded(companhia));
    emit('EmpresaEnviada', { versao: 4, dados });
    await settle();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/Administracao/Empresa', { versao: 4, dados }],
    ]);
    expect(selectSubmission(state(), 'empresa')).toEqual({ phase: 'done', acao: 'salvar', valor: companhia });
    expect(selectToasts(state()).map(({ texto }) => texto)).toEqual(['Dados da empresa salvos.']);
  });

  it.each([
    ['another person’s change', refused(409, 'Os dados da empresa mudaram.'), 'Os dados da empresa mudaram.'],
    ['a lost connection', offline(), 'Não conseguimos falar com o servidor. Nada foi perdido: tente novamente.'],
  ])('is refused by %s, in its words', async (_, reply, mensagem) => {
    const { emit, settle, state } = started(reply);
    emit('EmpresaEnviada', { versao: 4, dados });
    await settle();
    expect(selectSubmission(state(), 'empresa')).toMatchObject({ phase: 'refused', erros: [{ mensagem }] });
  });
});

it('a version of the terms is published, and said', async () => {
  const { emit, settle, sent, state } = started(succeeded(termo));
  emit('TermoEnviado', { termo });
  await settle();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/Administracao/Termos', termo]]);
  expect(selectToasts(state()).map(({ texto }) => texto)).toEqual(['Versão 2 dos termos publicada.']);
});

it('what was said of the terms is forgotten with a session that ends while the company is saved', async () => {
  const { emit, settle, state } = startWorkflow([signedInFlow(), administrarEmpresa], {
    replies: {
      'PUT /Administracao/Empresa': () => new Promise(() => undefined),
      'POST /Administracao/Termos': refused(409, 'Esta versão já existe.'),
    },
  });
  emit('TermoEnviado', { termo });
  await settle();
  expect(selectSubmission(state(), 'termo').phase).toBe('refused');
  emit('EmpresaEnviada', { versao: 4, dados });
  await settle();
  emit('SessaoEncerrada', { motivo: 'pedida' });
  await settle();
  expect(selectSubmission(state(), 'termo')).toEqual({ phase: 'idle' });
  expect(selectSubmission(state(), 'empresa')).toEqual({ phase: 'idle' });
});

describe('typed text that is not saved', () => {
  const typed = { base: companhia, valores: { ...toDadosEmpresa(dados), nome: 'Itapê Nova' } };
  const begin = () => {
    const app = startWorkflow([signedInFlow(), guardarEmpresa]);
    app.emit('EmpresaDigitada', typed);
    return app;
  };

  it('is kept with whose it is, also after a session that expired', async () => {
    const { emit, settle, state } = begin();
    emit('SessaoEncerrada', { motivo: 'expirada' });
    await settle();
    expect(selectRascunhoEmpresa(state())).toEqual({ sub: umaPessoa().sub, ...typed });
  });

  it.each([
    ['once it was saved or undone', 'EmpresaDesfeita', undefined],
    ['by a sign-out', 'SessaoEncerrada', { motivo: 'pedida' }],
  ] as const)('is forgotten %s', async (_, type, payload) => {
    const { emit, settle, state } = begin();
    if (type === 'EmpresaDesfeita') emit(type);
    else emit(type, payload);
    await settle();
    expect(selectRascunhoEmpresa(state())).toBeNull();
  });
});
