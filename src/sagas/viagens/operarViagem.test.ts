import { refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectComandoOperacao } from '../../store/viagens/operacao';
import { operarViagem } from './operarViagem';

const status = { situacao: 'prevista', atrasoMinutos: 40, motivo: 'chuva' } as const;

describe('operarViagem', () => {
  it('says what was said, and takes it back', async () => {
    const app = startWorkflow(operarViagem, {
      replies: { 'PUT /Viagens/7/Status': succeeded({}), 'DELETE /Viagens/7/Status': succeeded({}) },
    });
    app.emit('OperacaoEnviada', { viagemId: '7', acao: { tipo: 'informar', status } });
    await app.settle();
    expect(selectComandoOperacao(app.state())).toEqual({ phase: 'done', vez: 1 });
    app.emit('OperacaoEnviada', { viagemId: '7', acao: { tipo: 'desfazer' } });
    await app.settle();
    expect(selectComandoOperacao(app.state())).toEqual({ phase: 'done', vez: 2 });
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
    expect(selectComandoOperacao(app.state())).toEqual({ phase: 'refused', erro: 'Ele não pode mais ser desfeito.' });
  });
});
