import { stateAfter } from '../../tests/support/openStore';
import { erroDe, selectSubmission, submissionForgotten, submissionReached } from './submissions';

const refused = {
  phase: 'refused',
  acao: 'criar',
  erros: [{ mensagem: 'Já existe.' }, { mensagem: 'Escolha outro.' }],
} as const;

describe('a submission', () => {
  it('is idle before it was sent, and after it was forgotten', () => {
    expect(selectSubmission(stateAfter(), 'cupom')).toEqual({ phase: 'idle' });
    const forgotten = stateAfter(submissionReached('cupom', refused), submissionForgotten('cupom'));
    expect(selectSubmission(forgotten, 'cupom')).toEqual({ phase: 'idle' });
  });

  it('has an outcome of its own, whatever becomes of the others', () => {
    const state = stateAfter(
      submissionReached('cupom', refused),
      submissionReached('tarifa', { phase: 'sending', acao: 'criar' }),
      submissionReached('cadastro', { phase: 'done', acao: null, valor: null }),
    );
    expect(selectSubmission(state, 'cupom')).toEqual(refused);
    expect(selectSubmission(state, 'tarifa').phase).toBe('sending');
    expect(selectSubmission(state, 'cadastro').phase).toBe('done');
  });

  it('keeps the part of the answer that its screen shows', () => {
    const valor = { protocolo: 'MN-1', ate: '2026-12-01' };
    const state = stateAfter(submissionReached('manifestacao', { phase: 'done', acao: null, valor }));
    expect(selectSubmission(state, 'manifestacao')).toMatchObject({ valor });
  });

  it('says every reason of a refusal, and nothing in any other state', () => {
    expect(erroDe(refused)).toBe('Já existe. Escolha outro.');
    expect([erroDe({ phase: 'idle' }), erroDe({ phase: 'sending', acao: null })]).toEqual([null, null]);
    expect(erroDe({ phase: 'done', acao: null, valor: null })).toBeNull();
  });
});
