import { offline, refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectSubmission } from '../../store/submissions';
import { atenderAoVivo } from './atenderAoVivo';

const protocolo = 'R3TN-8WZD';
const PATH = `/Administracao/Atendimentos/${protocolo}`;

describe('atenderAoVivo', () => {
  it.each([
    [{ tipo: 'assumir' } as const, { method: 'PUT', path: `${PATH}/Atendente` }],
    [{ tipo: 'devolver' } as const, { method: 'DELETE', path: `${PATH}/Atendente` }],
    [
      { tipo: 'encerrar', resposta: 'Remarcamos.' } as const,
      { method: 'PUT', path: `${PATH}/Fim`, body: { resposta: 'Remarcamos.' } },
    ],
  ])('sends %j', async (acao, request) => {
    const app = startWorkflow(atenderAoVivo, { replies: { [`${request.method} ${request.path}`]: succeeded({}) } });
    app.emit('AtendimentoMudado', { protocolo, acao });
    await app.settle();
    expect(app.ports.http.request).toHaveBeenCalledWith(expect.objectContaining(request));
    expect(selectSubmission(app.state(), 'atendimentoAoVivo').phase).toBe('done');
  });

  it('says the same words again under the same id after a failure', async () => {
    const app = startWorkflow(atenderAoVivo, { replies: { [`POST ${PATH}/Falas`]: offline() } });
    app.emit('FalaAtendenteEnviada', { protocolo, texto: 'Olá.' });
    await app.settle();
    app.emit('FalaAtendenteEnviada', { protocolo, texto: 'Olá.' });
    await app.settle();
    const bodies = jest
      .mocked(app.ports.http.request)
      .mock.calls.map(([request]) => request.body as { falaId: string });
    expect(bodies.length).toBe(2);
    expect(bodies[0]?.falaId).toBe(bodies[1]?.falaId);
  });

  it('keeps the reason where a colleague was faster', async () => {
    const reply = refused(409, 'Outra pessoa da equipe está neste atendimento.');
    const app = startWorkflow(atenderAoVivo, { replies: { [`PUT ${PATH}/Atendente`]: reply } });
    app.emit('AtendimentoMudado', { protocolo, acao: { tipo: 'assumir' } });
    await app.settle();
    const erros = [{ mensagem: 'Outra pessoa da equipe está neste atendimento.' }];
    expect(selectSubmission(app.state(), 'atendimentoAoVivo')).toEqual({ phase: 'refused', acao: null, erros });
  });
});
