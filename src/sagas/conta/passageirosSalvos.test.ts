import { failed, offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { HttpRequest } from '../../services/ports';
import { passageirosSalvos } from './passageirosSalvos';

const bento = {
  nome: 'Bento Lima',
  documento: { tipo: 2 as const, numero: '456789123' },
  dataNascimento: '1988-02-03',
};
const duda = { ...bento, nome: 'Duda Lima', documento: { tipo: 2 as const, numero: '456789124' } };
const refusedAs = (status: number, codigo: string, mensagem = codigo) =>
  failed({ kind: 'refused', status, erros: [{ codigo, mensagem }] });

async function start(replies: Replies, act: (app: ReturnType<typeof startWorkflow>) => void) {
  const app = startWorkflow(passageirosSalvos, { replies });
  act(app);
  await app.settle();
  const sent = (app.ports.http.request as jest.Mock).mock.calls.map(([request]) => request as HttpRequest);
  return { sent, toasts: app.state().interface.toasts.map(({ tone, texto }) => ({ tone, texto })) };
}
const save = (app: ReturnType<typeof startWorkflow>) =>
  app.emit('PassageirosGuardados', { passageiros: [bento, duda] });
const forget = (app: ReturnType<typeof startWorkflow>) => app.emit('PassageiroSalvoExcluido', { id: 's1' });

describe('saved passengers', () => {
  it('are sent one by one, and who is saved already is no matter', async () => {
    const { sent, toasts } = await start({ 'POST /Passageiros': refusedAs(409, 'PASSAGEIRO_JA_SALVO') }, save);
    expect(sent.map(({ body }) => body)).toEqual([bento, duda]);
    expect(toasts).toEqual([]);
  });

  it('say once that there is no room', async () => {
    const full = refusedAs(409, 'LIMITE_DE_PASSAGEIROS', 'Você já tem 20.');
    const { sent, toasts } = await start({ 'POST /Passageiros': full }, save);
    expect([sent.length, toasts]).toEqual([1, [{ tone: 'info', texto: 'Você já tem 20.' }]]);
  });

  it('never stand in the way of the purchase', async () => {
    const { toasts } = await start({ 'POST /Passageiros': offline() }, save);
    expect(toasts).toEqual([
      { tone: 'info', texto: 'Não conseguimos salvar o passageiro. A compra continua normalmente.' },
    ]);
  });

  it('are forgotten, also where another tab was quicker', async () => {
    for (const reply of [succeeded(null), refusedAs(404, 'PASSAGEIRO_NAO_ENCONTRADO')]) {
      const { sent, toasts } = await start({ 'DELETE /Passageiros/s1': reply }, forget);
      expect([sent.length, toasts]).toEqual([1, []]);
    }
  });

  it('say where they could not be forgotten', async () => {
    const { toasts } = await start({ 'DELETE /Passageiros/s1': offline() }, forget);
    expect(toasts).toMatchObject([{ tone: 'danger' }]);
  });
});
