import { umCupomAberto } from '../../../tests/bodies/cuponsBodies';
import { offline, refused, succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { novoCupomDe, toDadosDoForm, toNovoCupom } from '../../domain/administracao/cupons/formularioCupom';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectSubmission } from '../../store/submissions';
import { gerirCupons } from './gerirCupons';

const form = { ...novoCupomDe('2026-11-23'), codigo: 'verao 25', descricao: 'Verão', percentual: '25' };
const cupom = toNovoCupom(form);

function started(reply: HttpResult<unknown>) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => {
    sent.push(request);
    return reply;
  };
  const app = startWorkflow([signedInFlow(), gerirCupons], {
    replies: {
      'POST /Administracao/Cupons': answer,
      'PUT /Administracao/Cupons/VERAO25': answer,
      'PUT /Administracao/Cupons/VERAO25/Situacao': answer,
    },
  });
  return { ...app, sent, comando: () => selectSubmission(app.state(), 'cupom') };
}

describe('coupons', () => {
  it('are created under a key, and changed and paused over the version that was seen', async () => {
    const { emit, settle, sent, state } = started(succeeded(umCupomAberto()));
    const dados = toDadosDoForm(form);
    emit('AcaoCupomEnviada', { acao: { tipo: 'criar', cupom } });
    await settle();
    emit('AcaoCupomEnviada', { acao: { tipo: 'mudar', codigo: 'VERAO25', cupom: { versao: 3, ...dados } } });
    await settle();
    emit('AcaoCupomEnviada', { acao: { tipo: 'pausar', codigo: 'VERAO25', versao: 4 } });
    await settle();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/Administracao/Cupons', { codigo: 'VERAO25', ...dados }],
      ['PUT', '/Administracao/Cupons/VERAO25', { versao: 3, ...dados }],
      ['PUT', '/Administracao/Cupons/VERAO25/Situacao', { versao: 4, situacao: 'pausado' }],
    ]);
    expect(sent.map(({ idempotencyKey }) => idempotencyKey !== undefined)).toEqual([true, false, false]);
    expect(selectToasts(state()).map(({ texto }) => texto)).toContain('Cupom pausado.');
  });

  it('are created once where the answer was lost and the button is pressed again', async () => {
    const { emit, settle, sent } = started(offline());
    for (let press = 0; press < 2; press += 1) {
      emit('AcaoCupomEnviada', { acao: { tipo: 'criar', cupom } });
      await settle();
    }
    expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  });

  it('show a refusal until it was read', async () => {
    const { emit, settle, comando } = started(refused(409, 'Outra pessoa mudou este cupom.'));
    emit('AcaoCupomEnviada', { acao: { tipo: 'encerrar', codigo: 'VERAO25', versao: 1 } });
    await settle();
    expect(comando()).toMatchObject({ phase: 'refused', acao: 'encerrar' });
    emit('AcaoCupomDispensada');
    await settle();
    expect(comando()).toEqual({ phase: 'idle' });
  });
});
