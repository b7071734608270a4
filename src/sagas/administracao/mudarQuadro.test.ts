import { offline, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { AcaoQuadro } from '../../domain/administracao/linhas/acaoQuadro';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { mudarQuadro } from './mudarQuadro';

const excecao = { versao: 'a/-', horarioId: 10, tipo: 'para', data: '2026-12-25', motivo: 'Natal' } as const;
const criar: AcaoQuadro = { tipo: 'criar', linhaId: 1, excecao };
const remover: AcaoQuadro = { tipo: 'remover', linhaId: 1, excecaoId: 'e1', versao: 'a/-' };

function started(reply: HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply;
  };
  const app = startWorkflow([signedInFlow(), mudarQuadro], {
    replies: {
      'POST /Administracao/Linhas/1/Excecoes': answer,
      'DELETE /Administracao/Linhas/1/Excecoes/e1': answer,
    },
  });
  return { ...app, sent, comando: () => selectSubmission(app.state(), 'quadro') };
}

describe('exceptions of a timetable', () => {
  it('are made and removed on the timetable that was seen', async () => {
    const { emit, settle, sent, comando } = started(succeeded({}));
    emit('QuadroMudado', { acao: criar });
    await settle();
    emit('QuadroMudado', { acao: remover });
    await settle();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/Administracao/Linhas/1/Excecoes', excecao],
      ['DELETE', '/Administracao/Linhas/1/Excecoes/e1?versao=a%2F-', undefined],
    ]);
    expect(comando()).toMatchObject({ phase: 'done', acao: 'remover' });
  });

  it('are sent again under the same key where the answer was lost, so that an extra run is made once', async () => {
    const { emit, settle, sent } = started(offline());
    for (let turn = 0; turn < 2; turn += 1) {
      emit('QuadroMudado', { acao: criar });
      await settle();
    }
    expect(sent[0]?.idempotencyKey).toBeDefined();
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('show a refusal until it was read', async () => {
    const { emit, settle, comando } = started(refused(409, 'QUADRO_MUDOU'));
    emit('QuadroMudado', { acao: criar });
    await settle();
    expect(comando()).toMatchObject({ phase: 'refused', acao: 'criar' });
    emit('QuadroDispensado');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });
});
