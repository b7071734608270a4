import { offline, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectSubmission } from '../../store/submissions';
import { desenharOnibus } from './desenharOnibus';

const planta = { nome: 'Leito 26', poltronas: [], recursos: [] };

function started(reply: HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply;
  };
  const app = startWorkflow([signedInFlow(), desenharOnibus], {
    replies: { 'POST /Administracao/Onibus': answer, 'POST /Administracao/Onibus/1/Versoes': answer },
  });
  return { ...app, sent, comando: () => selectSubmission(app.state(), 'desenho') };
}

describe('a drawing of a coach', () => {
  it.each([
    [null, '/Administracao/Onibus'],
    [1, '/Administracao/Onibus/1/Versoes'],
  ])('in the place of %s is kept by %s, and then shown', async (substitui, path) => {
    const { emit, settle, sent, ports, comando } = started(succeeded({ id: 9 }));
    emit('OnibusDesenhado', { substitui, planta });
    await settle();
    expect(sent).toMatchObject([{ method: 'POST', path, body: planta }]);
    expect(comando()).toMatchObject({ phase: 'done' });
    expect(ports.navigation.go).toHaveBeenCalledWith('/administracao/onibus?ver=9');
  });

  it('is sent again under the same key where the answer was lost, and nobody is led away', async () => {
    const { emit, settle, sent, ports } = started(offline());
    for (let turn = 0; turn < 2; turn += 1) {
      emit('OnibusDesenhado', { substitui: 1, planta });
      await settle();
    }
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    expect(ports.navigation.go).not.toHaveBeenCalled();
  });

  it('shows a refusal until it was read', async () => {
    const { emit, settle, comando } = started(refused(409, 'ONIBUS_SUBSTITUIDO'));
    emit('OnibusDesenhado', { substitui: 1, planta });
    await settle();
    expect(comando()).toMatchObject({ phase: 'refused' });
    emit('DesenhoDispensado');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });
});
