import { offline, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { novaRegraDe, toNovaRegra } from '../../domain/administracao/tarifas/formularioRegra';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { gerirTarifas } from './gerirTarifas';

const regra = toNovaRegra({ ...novaRegraDe('2026-11-24'), nome: 'Verão', valor: '10' });

function started(reply: HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply;
  };
  const app = startWorkflow([signedInFlow(), gerirTarifas], {
    replies: { 'POST /Administracao/Tarifas': answer, 'POST /Administracao/Tarifas/r1/Encerramento': answer },
  });
  return { ...app, sent, comando: () => selectSubmission(app.state(), 'tarifa') };
}

describe('rules of fares', () => {
  it('are created and ended, each request under a key of its own', async () => {
    const { emit, settle, sent, comando } = started(succeeded({}));
    emit('AcaoTarifaEnviada', { acao: { tipo: 'criar', regra } });
    await settle();
    emit('AcaoTarifaEnviada', { acao: { tipo: 'encerrar', id: 'r1' } });
    await settle();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/Administracao/Tarifas', regra],
      ['/Administracao/Tarifas/r1/Encerramento', undefined],
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(comando()).toMatchObject({ phase: 'done', acao: 'encerrar' });
  });

  it('are sent again under the same key where the answer was lost', async () => {
    const { emit, settle, sent } = started(offline());
    for (let press = 0; press < 2; press += 1) {
      emit('AcaoTarifaEnviada', { acao: { tipo: 'criar', regra } });
      await settle();
    }
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('may be created once more with the same values: each answer ends its key', async () => {
    const { emit, settle, sent } = started(succeeded({}));
    for (let press = 0; press < 2; press += 1) {
      emit('AcaoTarifaEnviada', { acao: { tipo: 'criar', regra } });
      await settle();
    }
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('show a refusal until it was read', async () => {
    const { emit, settle, comando } = started(refused(409, 'REGRA_ENCERRADA'));
    emit('AcaoTarifaEnviada', { acao: { tipo: 'encerrar', id: 'r1' } });
    await settle();
    expect(comando()).toMatchObject({ phase: 'refused', acao: 'encerrar' });
    emit('AcaoTarifaDispensada');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });
});
