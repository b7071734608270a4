import { failed, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { AcaoOperador } from '../../domain/agencia/caixa/acoes';
import type { DadosOperador } from '../../domain/agencia/caixa/operador';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { gerirOperadores } from './gerirOperadores';

const dados: DadosOperador = {
  ...{ nome: 'Bia Souza', email: ' bia@itape.test', papel: 'operador', limiteCaixaCentavos: 50_000 },
  ...{ limiteDesconto: '5', comissao: '2,5' },
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
  const app = startWorkflow(gerirOperadores, {
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
  return { ...app, act, sent, operadores: () => app.state().operadores };
}

describe('managing operators', () => {
  it('sends what was filled in, and holds the temporary password until it was handed over', async () => {
    const { act, sent, operadores, emit, settle } = started(made);
    await act({ tipo: 'criar', dados });
    expect(sent[0]?.body).toEqual({
      ...{ nome: 'Bia Souza', email: 'bia@itape.test', papel: 'operador' },
      ...{ limiteCaixaCentavos: 50_000, limiteDescontoPontos: 500, comissaoPontos: 250 },
    });
    expect(operadores()?.senha).toEqual({
      ...{ nome: 'Bia Souza', email: 'bia@itape.test' },
      senhaTemporaria: 'kmQt-RbPx-ynHs42',
    });
    emit('SenhaEntregue');
    await settle();
    expect(operadores()).toEqual({ comando: { phase: 'idle' }, senha: null });
  });

  it('forgets the password when the session ends', async () => {
    const { act, operadores, emit, settle } = started(made);
    await act({ tipo: 'redefinir', id: 'o1' });
    expect(operadores()?.senha).not.toBeNull();
    emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(operadores()?.senha).toBeNull();
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
    const { act, sent, operadores, state } = started(succeeded(undefined));
    await act({ tipo: 'direito', email: ' ana@itape.test ', operacao: true });
    await act({ tipo: 'direito', email: 'ana@itape.test', operacao: false });
    expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: 'PUT', path: '/Agencia/Operadores/Direitos', body: { email: 'ana@itape.test', operacao: true } },
      { method: 'PUT', path: '/Agencia/Operadores/Direitos', body: { email: 'ana@itape.test', operacao: false } },
    ]);
    expect(operadores()?.comando).toEqual({ phase: 'done', tipo: 'direito' });
    expect(state().interface.toasts.map(({ texto }) => texto)).toContain('Direito de operação alterado.');
  });

  it('tells a refusal beside what was typed', async () => {
    const mensagem = 'Este e-mail já tem um acesso à Itapê.';
    const refusal = failed({ kind: 'refused', status: 409, erros: [{ codigo: 'EMAIL_EM_USO', mensagem }] });
    const { act, operadores, emit, settle } = started(refusal);
    await act({ tipo: 'criar', dados });
    expect(operadores()?.comando).toEqual({ phase: 'refused', tipo: 'criar', erro: mensagem });
    emit('AcaoOperadorDispensada');
    await settle();
    expect(operadores()?.comando).toEqual({ phase: 'idle' });
  });
});
