import { failed, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { AcaoAgencia } from '../../domain/agencia/agencias/acoes';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { gerirAgencias } from './gerirAgencias';

const dados = { nome: 'Agência Sul', cnpj: '11.222.333/0001-81', responsavel: 'Célia Moura', email: 'c@itape.test' };

function started(replies: HttpResult<unknown>[]) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return replies[sent.length - 1] ?? succeeded(null);
  };
  const app = startWorkflow([signedInFlow(), gerirAgencias], {
    replies: { 'POST /Administracao/Agencias': answer, 'POST /Administracao/Agencias/3/Bloqueio': answer },
  });
  const act = async (acao: AcaoAgencia) => {
    app.emit('AcaoAgenciaEnviada', { acao });
    await app.settle();
  };
  return { ...app, act, sent, comando: () => selectSubmission(app.state(), 'agencia') };
}

describe('managing agencies', () => {
  it('sends the same agency again under the same key after a lost answer, and another under its own', async () => {
    const { act, sent } = started([
      failed({ kind: 'transient', motivo: 'rede' }),
      succeeded({ id: '3', operadorId: 'o1' }),
    ]);
    await act({ tipo: 'criar', dados });
    await act({ tipo: 'criar', dados });
    await act({ tipo: 'criar', dados: { ...dados, nome: 'Agência Norte' } });
    const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('shows a refusal until it was read', async () => {
    const { act, comando, emit, settle } = started([refused(409, 'AGENCIA_JA_EXISTE', 'Já existe.')]);
    await act({ tipo: 'criar', dados });
    expect(comando()).toMatchObject({ phase: 'refused', acao: 'criar' });
    emit('AcaoAgenciaDispensada');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });

  it('blocks an agency', async () => {
    const { act, sent, comando } = started([succeeded({})]);
    await act({ tipo: 'bloquear', id: '3' });
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/Administracao/Agencias/3/Bloqueio' });
    expect(comando()).toMatchObject({ phase: 'done' });
  });
});
