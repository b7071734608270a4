import { abortable, failed, offline, overLimit, refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { signedInFlow } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpResult } from '../../services/ports';
import { toastShown } from '../../store/aplicativo/interface';
import { selectSubmission } from '../../store/submissions';
import { attemptKeys, type KeyLife } from './attempt';
import { type Flow, race, takeEvent } from './effects';
import { submit, type SubmitOptions } from './submission';

interface Answer {
  protocolo: string;
}
type Options = Partial<SubmitOptions<'manifestacao', Answer>>;
const keep = ({ protocolo }: Answer) => ({ protocolo, ate: '2026-12-01' as const });
const done = succeeded({ protocolo: 'K7Q2-MP4X' });
const identity = failed({ kind: 'identity', codigo: 'TOKEN_INVALIDO' });
const inFlight = failed({
  kind: 'refused',
  status: 409,
  erros: [{ codigo: 'REQUISICAO_EM_ANDAMENTO', mensagem: 'Aguarde um instante.' }],
});

/** A workflow of one button: each press sends the text, leaving the page cancels. */
function start(reply: Replies[string], options: Options = {}, life?: KeyLife) {
  let count = 0;
  const results: HttpResult<Answer>[] = [];
  const app = startWorkflow(
    [
      signedInFlow(),
      function* letters(): Flow {
        const keys = attemptKeys(life);
        while (true) {
          const { payload } = yield* takeEvent('AjudaProcurada');
          const call = { method: 'POST', path: '/Cartas', body: { texto: payload.texto } } as const;
          yield* race({
            sent: (function* send(): Flow {
              results.push(yield* submit<'manifestacao', Answer>('manifestacao', call, { keys, keep, ...options }));
            })(),
            left: takeEvent('ManifestacaoFechada'),
          });
        }
      },
    ],
    { replies: { 'POST /Cartas': reply }, random: { uuid: () => `chave-${(count += 1)}` } },
  );
  const press = async (texto = 'oi') => {
    app.emit('AjudaProcurada', { texto });
    await app.settle();
  };
  const keys = () => jest.mocked(app.ports.http.request).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  return { ...app, press, keys, results, now: () => selectSubmission(app.state(), 'manifestacao') };
}
const inTurn =
  (...replies: HttpResult<unknown>[]) =>
  () =>
    replies.shift() ?? done;

describe('a submission', () => {
  it('is idle until the first press, and keeps of the answer what its screen shows', async () => {
    const app = start(done, { feito: ({ protocolo }) => `Recebido: ${protocolo}.` });
    expect(app.now()).toEqual({ phase: 'idle' });
    await app.press();
    expect(app.now()).toEqual({
      phase: 'done',
      acao: null,
      valor: { protocolo: 'K7Q2-MP4X', ate: '2026-12-01' },
    });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'success', texto: 'Recebido: K7Q2-MP4X.' }]);
    expect(app.results).toEqual([done]);
  });

  it('sends what is pressed twice while sending once', async () => {
    const under = abortable<HttpResult<unknown>>();
    const app = start(() => under.promise);
    await app.press();
    await app.press();
    expect(app.now()).toEqual({ phase: 'sending', acao: null });
    expect(app.keys()).toEqual(['chave-1']);
  });

  it('shows each reason of a refusal with its field, and lets the workflow go on', async () => {
    const erros = [
      { codigo: 'E1', mensagem: 'Informe o nome.', campo: 'nome' },
      { codigo: 'E2', mensagem: 'Tente amanhã.' },
    ];
    const app = start(inTurn(failed({ kind: 'refused', status: 400, erros })));
    await app.press();
    expect(app.now()).toEqual({
      phase: 'refused',
      acao: null,
      erros: [{ mensagem: 'Informe o nome.', campo: 'nome' }, { mensagem: 'Tente amanhã.' }],
    });
    expect(app.state().sessao.login.phase).toBe('signedIn');
    expect(app.state().interface).toMatchObject({ alerta: false, toasts: [] });
    await app.press();
    expect(app.now().phase).toBe('done');
  });

  it.each([
    [
      'a refusal without words',
      failed({ kind: 'refused', status: 500, erros: [] }),
      'Não foi possível continuar. Tente novamente.',
    ],
    ['a lost answer', offline(), SEM_CONEXAO],
    ['a limit', overLimit(20), 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.'],
  ])('has words for %s', async (_, reply, mensagem) => {
    const app = start(reply);
    await app.press();
    expect(app.now()).toEqual({ phase: 'refused', acao: null, erros: [{ mensagem }] });
  });

  it('says it as a toast too where the button has no place for it, in the words of its subject', async () => {
    const app = start(offline(), { toasts: true, words: () => 'A carta não saiu.' });
    await app.press();
    expect(app.now()).toMatchObject({ phase: 'refused', erros: [{ mensagem: 'A carta não saiu.' }] });
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'danger', texto: 'A carta não saiu.' }]);
  });

  it('reloads what others may have changed whatever came of it, and what it changed itself after a success', async () => {
    const mark = (texto: string) => toastShown({ tone: 'info', texto });
    const app = start(inTurn(offline()), { reloads: mark('reloaded'), invalidates: mark('stale') });
    const texts = () => app.state().interface.toasts.map(({ texto }) => texto);
    await app.press();
    expect(texts()).toEqual(['reloaded']);
    await app.press();
    expect(texts()).toContain('stale');
  });

  it('ends the session where the identity was refused, without a word of its own', async () => {
    const app = start(identity, { toasts: true });
    await app.press();
    expect(app.now()).toEqual({ phase: 'idle' });
    expect(app.state().sessao.login.phase).toBe('anonymous');
    expect(app.events).toContainEqual({ type: 'SessaoEncerrada', payload: { motivo: 'revogada' } });
    expect(app.state().interface.toasts.filter(({ tone }) => tone === 'danger')).toEqual([]);
    expect(app.ports.navigation.path).toBe('/home');
  });

  it('aborts its request and leaves nothing behind when its page is left', async () => {
    const under = abortable<HttpResult<unknown>>();
    const app = start(done);
    app.ports.http.request = jest.fn(() => under.promise as never);
    await app.press();
    expect(app.now().phase).toBe('sending');
    app.emit('ManifestacaoFechada');
    await app.settle();
    expect(under.aborted()).toBe(true);
    expect(app.now()).toEqual({ phase: 'idle' });
    expect(app.results).toEqual([]);
  });

  it('ends idle after a fault of ours, which the supervisor reports', async () => {
    const app = start(() => {
      throw new Error('bug');
    });
    await app.press();
    expect(app.now()).toEqual({ phase: 'idle' });
    expect(app.state().interface.alerta).toBe(true);
  });
});

describe('the key of an attempt', () => {
  const kept = ['chave-1', 'chave-1'];
  const fresh = ['chave-1', 'chave-2'];

  it.each<[string, KeyLife, HttpResult<unknown>, string[]]>([
    ['a lost answer', 'changed', offline(), kept],
    ['a lost answer', 'applied', offline(), kept],
    ['a lost answer', 'answered', offline(), kept],
    ['a limit, which had no effect', 'answered', overLimit(3), kept],
    ['an earlier send that is still being applied', 'answered', inFlight, kept],
    ['a refusal', 'changed', refused(409, 'Não.'), kept],
    ['a refusal', 'applied', refused(409, 'Não.'), kept],
    ['a refusal', 'answered', refused(409, 'Não.'), fresh],
    ['a success', 'changed', done, kept],
    ['a success', 'applied', done, fresh],
    ['a success', 'answered', done, fresh],
  ])('after %s, where it lasts until %s', async (_, life, reply, expected) => {
    const app = start(inTurn(reply), {}, life);
    await app.press();
    await app.press();
    expect(app.keys()).toEqual(expected);
  });

  it.each<KeyLife>(['changed', 'applied', 'answered'])('is another for another body (%s)', async (life) => {
    const app = start(inTurn(offline()), {}, life);
    await app.press('a');
    await app.press('b');
    await app.press('a');
    expect(new Set(app.keys()).size).toBe(3);
  });

  it('survives a cancelled send, whose answer is as lost as any', async () => {
    const under = abortable<HttpResult<unknown>>();
    const replies = [under.promise, Promise.resolve(done)];
    const app = start(() => replies.shift() ?? Promise.resolve(done));
    await app.press();
    app.emit('ManifestacaoFechada');
    await app.settle();
    await app.press();
    expect(app.keys()).toEqual(kept);
  });
});
