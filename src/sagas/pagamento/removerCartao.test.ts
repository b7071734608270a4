import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import { selectSubmission } from '../../store/submissions';
import { removerCartao } from './removerCartao';

async function remove(reply: Replies[string]) {
  const app = startWorkflow(removerCartao, { replies: { 'DELETE /Cartoes/c1': reply } });
  app.emit('CartaoSalvoRemovido', { id: 'c1' });
  await app.settle();
  const toasts = app.state().interface.toasts.map(({ tone, texto }) => ({ tone, texto }));
  return { ...app, toasts, submission: selectSubmission(app.state(), 'cartaoSalvo') };
}
const gone = failed({ kind: 'refused', status: 404, erros: [{ codigo: 'CARTAO_NAO_ENCONTRADO', mensagem: 'x' }] });

describe('removing a saved card', () => {
  it.each([
    ['is removed', succeeded(null)],
    ['was removed in another tab', gone],
  ])('says so where it %s, and loads the list anew', async (_, reply) => {
    const { toasts, stale, submission } = await remove(reply);
    expect(submission.phase).toBe('done');
    expect(toasts).toEqual([{ tone: 'success', texto: 'Cartão removido.' }]);
    expect(stale).toEqual(['Cartoes']);
  });

  it.each([
    ['a refusal', refused(409, 'Não agora.'), 'Não agora.'],
    ['a lost answer', offline(), SEM_CONEXAO],
  ])('says why not after %s, and the same press tries again', async (_, reply, words) => {
    const replies = [reply];
    const app = await remove(() => replies.shift() ?? succeeded(null));
    expect(app.submission).toMatchObject({
      phase: 'refused',
      erros: [{ mensagem: expect.stringContaining(words) }],
    });
    expect([app.toasts, app.stale]).toEqual([[], []]);
    app.emit('CartaoSalvoRemovido', { id: 'c1' });
    await app.settle();
    expect(selectSubmission(app.state(), 'cartaoSalvo').phase).toBe('done');
  });
});
