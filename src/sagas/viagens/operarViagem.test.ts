import { failed, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectSubmission } from '../../store/submissions';
import { operarViagem } from './operarViagem';

const status = { situacao: 'prevista', atrasoMinutos: 40, motivo: 'chuva' } as const;

const shown = (app: ReturnType<typeof startWorkflow>) => selectSubmission(app.state(), 'operacaoViagem');

describe('operarViagem', () => {
  it('says what was said, and takes it back', async () => {
    const app = startWorkflow(operarViagem, {
      replies: { 'PUT /Viagens/7/Status': succeeded({}), 'DELETE /Viagens/7/Status': succeeded({}) },
    });
    app.emit('OperacaoEnviada', { viagemId: '7', acao: { tipo: 'informar', status } });
    await app.settle();
    expect(shown(app)).toEqual({ phase: 'done', acao: null, valor: null });
    app.emit('OperacaoEnviada', { viagemId: '7', acao: { tipo: 'desfazer' } });
    await app.settle();
    expect(shown(app)).toEqual({ phase: 'done', acao: null, valor: null });
    expect(app.state().interface.toasts.map(({ texto }) => texto)).toEqual([
      'Andamento informado. Os passageiros serão avisados.',
      'Aviso desfeito. Quem foi avisado recebe a correção.',
    ]);
  });

  it('keeps what the server refuses in its words', async () => {
    const app = startWorkflow(operarViagem, {
      replies: { 'DELETE /Viagens/7/Status': refused(409, 'Ele não pode mais ser desfeito.') },
    });
    app.emit('OperacaoEnviada', { viagemId: '7', acao: { tipo: 'desfazer' } });
    await app.settle();
    expect(shown(app)).toEqual({
      phase: 'refused',
      acao: null,
      erros: [{ mensagem: 'Ele não pode mais ser desfeito.' }],
    });
  });

  it('ends the session where the identity was refused', async () => {
    const app = startWorkflow([signedInFlow(), operarViagem], {
      replies: { 'DELETE /Viagens/7/Status': failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' }) },
    });
    app.emit('OperacaoEnviada', { viagemId: '7', acao: { tipo: 'desfazer' } });
    await app.settle();
    expect(shown(app)).toEqual({ phase: 'idle' });
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });
});
