import { succeeded } from '../../../tests/support/builders';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectLembretes } from '../../store/avisos/avisos';
import { selectSubmission } from '../../store/submissions';
import { selectToasts } from '../../store/aplicativo/interface';
import { escolherLembretes, recusarLembretes } from './lembretes';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const failed = { ok: false as const, failure: { kind: 'transient' as const, motivo: 'rede' as const } };
const refused = {
  ok: false as const,
  failure: { kind: 'refused' as const, status: 404, erros: [{ codigo: 'LINK_INVALIDO', mensagem: 'Não é nosso.' }] },
};

describe('reminders by e-mail', () => {
  it.each([
    [true, true],
    [false, false],
    [false, true],
  ])('are switched to %s at once, and stay as the server says: %s', async (email, said) => {
    const { emit, state, ports } = startWorkflow(escolherLembretes, {
      replies: { 'PUT /Avisos': succeeded({ email: said, aparelhos: [], canais: {} }) },
    });
    emit('LembretesEscolhidos', { email });
    expect(selectLembretes(state())).toBe(email);
    expect(selectSubmission(state(), 'lembretes').phase).toBe('sending');
    await settle();
    expect(jest.mocked(ports.http.request).mock.lastCall?.[0]).toMatchObject({ method: 'PUT', body: { email } });
    expect(selectLembretes(state())).toBe(said);
    expect(selectSubmission(state(), 'lembretes').phase).toBe('done');
    emit('MinhaContaFechada');
    expect(selectLembretes(state())).toBeNull();
  });

  it('go back to what they were where it could not be kept, and it is said', async () => {
    const { emit, state } = startWorkflow(escolherLembretes, { replies: { 'PUT /Avisos': failed } });
    emit('LembretesEscolhidos', { email: false });
    await settle();
    expect(selectLembretes(state())).toBeNull();
    expect(selectToasts(state())).toMatchObject([{ tone: 'danger' }]);
  });

  it.each([
    ['end by the link of one', succeeded(null), { phase: 'done' }],
    ['do not by one that is not ours', refused, { phase: 'refused', erros: [{ mensagem: 'Não é nosso.' }] }],
    [
      'do not without the server',
      failed,
      { phase: 'refused', erros: [{ mensagem: expect.stringContaining('servidor') }] },
    ],
  ])('%s', async (_, reply, expected) => {
    const { emit, state, ports } = startWorkflow(recusarLembretes, {
      replies: { 'POST /Avisos/Cancelamento/abc': reply },
    });
    emit('LembretesRecusados', { codigo: 'abc' });
    await settle();
    const oneClick = { method: 'POST', body: { 'List-Unsubscribe': 'One-Click' } };
    expect(jest.mocked(ports.http.request).mock.lastCall?.[0]).toMatchObject(oneClick);
    expect(selectSubmission(state(), 'recusaLembretes')).toMatchObject(expected);
  });

  it('hold no switch once the session has ended over the choice', async () => {
    const { emit, state } = startWorkflow(escolherLembretes, {
      replies: { 'PUT /Avisos': () => new Promise(() => undefined) },
    });
    emit('LembretesEscolhidos', { email: false });
    await settle();
    expect(selectSubmission(state(), 'lembretes').phase).toBe('sending');
    emit('SessaoEncerrada', { motivo: 'pedida' });
    await settle();
    expect(selectSubmission(state(), 'lembretes')).toEqual({ phase: 'idle' });
    expect(selectLembretes(state())).toBeNull();
  });

  it('end the session where the identity was refused', async () => {
    const { emit, state } = startWorkflow([signedInFlow(), escolherLembretes], {
      replies: { 'PUT /Avisos': { ok: false, failure: { kind: 'identity', codigo: 'TOKEN_INVALIDO' } } },
    });
    emit('LembretesEscolhidos', { email: false });
    await settle();
    expect(state().sessao.login.phase).toBe('anonymous');
    expect(selectLembretes(state())).toBeNull();
    expect(selectToasts(state()).filter(({ tone }) => tone === 'danger')).toEqual([]);
  });
});
