import { failed, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { AcaoOperador } from '../../domain/agencia/caixa/acoes';
import type { DadosOperador } from '../../domain/agencia/caixa/operador';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { gerirOperadores } from './gerirOperadores';

const dados: DadosOperador = {
  nome: 'Bia Souza',
  email: ' bia@itape.test',
  papel: 'operador',
  limiteCaixaCentavos: 50_000,
  limiteDesconto: '5',
  comissao: '2,5',
};
const made = succeeded({
  operador: { nome: 'Bia Souza', email: 'bia@itape.test' },
  senhaTemporaria: 'kmQt-RbPx-ynHs42',
});

function started(reply: HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply;
  };
  const app = startWorkflow([signedInFlow(), gerirOperadores], {
    replies: {
      'POST /Agencia/Operadores': answer,
      'PUT /Agencia/Operadores/o1': answer,
      'POST /Agencia/Operadores/o1/Bloqueio': answer,
      'DELETE /Agencia/Operadores/o1/Bloqueio': answer,
      'POST /Agencia/Operadores/o1/Acesso': answer,
      'PUT /Agencia/Operadores/Direitos': answer,
    },
  });
  const act = async (acao: AcaoOperador) => {
    app.emit('AcaoOperadorEnviada', { acao });
    await app.settle();
  };
  return {
    ...app,
    act,
    sent,
    senha: () => app.state().operadores?.senha,
    comando: () => selectSubmission(app.state(), 'operador'),
  };
}

describe('managing operators', () => {
  it('sends what was filled in, and holds the temporary password until it was handed over', async () => {
    const { act, sent, senha, comando, emit, settle } = started(made);
    await act({ tipo: 'criar', dados });
    expect(sent[0]?.body).toEqual({
      nome: 'Bia Souza',
      email: 'bia@itape.test',
      papel: 'operador',
      limiteCaixaCentavos: 50_000,
      limiteDescontoPontos: 500,
      comissaoPontos: 250,
    });
    expect(senha()).toEqual({
      nome: 'Bia Souza',
      email: 'bia@itape.test',
      senhaTemporaria: 'kmQt-RbPx-ynHs42',
    });
    emit('SenhaEntregue');
    await settle();
    expect(senha()).toBeNull();
    expect(comando()).toEqual({ phase: 'idle' });
  });

  it('keeps the password while only a refusal was read', async () => {
    const { act, emit, settle, senha } = started(made);
    await act({ tipo: 'criar', dados });
    emit('AcaoOperadorDispensada');
    await settle();
    expect(senha()).toMatchObject({ senhaTemporaria: 'kmQt-RbPx-ynHs42' });
  });

  it('forgets the password when the session ends', async () => {
    const { act, senha, emit, settle } = started(made);
    await act({ tipo: 'redefinir', id: 'o1' });
    expect(senha()).not.toBeNull();
    emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(senha()).toBeNull();
  });

  it('blocks, unblocks and edits, each at its own address', async () => {
    const { act, sent } = started(succeeded({}));
    await act({ tipo: 'bloquear', id: 'o1' });
    await act({ tipo: 'desbloquear', id: 'o1' });
    await act({
      tipo: 'editar',
      id: 'o1',
      edicao: { papel: 'operador', limiteCaixaCentavos: 1, limiteDescontoPontos: 0, comissaoPontos: 0, versao: 3 },
    });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE', 'PUT']);
    expect(sent[2]?.body).toMatchObject({ versao: 3 });
  });

  it('gives and takes the right to operate trips by e-mail, and says so', async () => {
    const { act, sent, comando, state } = started(succeeded(undefined));
    await act({ tipo: 'direito', email: ' ana@itape.test ', operacao: true });
    await act({ tipo: 'direito', email: 'ana@itape.test', operacao: false });
    expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'PUT', path: '/Agencia/Operadores/Direitos', body: { email: 'ana@itape.test', operacao: true } },
      { method: 'PUT', path: '/Agencia/Operadores/Direitos', body: { email: 'ana@itape.test', operacao: false } },
    ]);
    expect(comando()).toEqual({ phase: 'done', acao: 'direito', valor: null });
    expect(state().interface.toasts.map(({ texto }) => texto)).toContain('Direito de operação alterado.');
  });

  it('tells a refusal beside what was typed', async () => {
    const mensagem = 'Este e-mail já tem um acesso à Itapê.';
    const refusal = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'EMAIL_EM_USO', mensagem }] });
    const { act, comando, emit, settle } = started(refusal);
    await act({ tipo: 'criar', dados });
    expect(comando()).toEqual({ phase: 'refused', acao: 'criar', erros: [{ mensagem }] });
    emit('AcaoOperadorDispensada');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });

  it('ends the session where the identity was refused, and keeps no password', async () => {
    const { act, comando, senha, state } = started(failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }));
    await act({ tipo: 'redefinir', id: 'o1' });
    expect(comando()).toEqual({ phase: 'idle' });
    expect(senha()).toBeNull();
    expect(state().sessao.login.phase).toBe('anonymous');
  });

  it('forgets a password at hand where the next call ends the session', async () => {
    const replies = [made, failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' })];
    const app = startWorkflow([signedInFlow(), gerirOperadores], {
      http: { request: (async () => replies.shift()) as never },
    });
    for (const id of ['o1', 'o2']) {
      app.emit('AcaoOperadorEnviada', { acao: { tipo: 'redefinir', id } });
      await app.settle();
    }
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.state().operadores?.senha).toBeNull();
  });

  it('shows no password that comes after the session', async () => {
    let answer = (_: HttpResult<unknown>): void => undefined;
    const { act, comando, senha, emit, settle } = started(new Promise((resolve) => (answer = resolve)) as never);
    await act({ tipo: 'redefinir', id: 'o1' });
    emit('SessaoEncerrada', { motivo: 'pedida' });
    answer(made);
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
    expect(senha()).toBeNull();
  });
});
