import { AGORA, failed, offline, refused, succeeded, umaSessaoExterna } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { runFlow } from '../../../tests/support/runFlow';
import { signedInFlow, umaPessoa } from '../../../tests/support/signedInFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { SessaoPraxio } from '../../domain/wire/conta/conta';
import { sessaoExternaLoaded, sessaoStarted } from '../../store/sessao/sessao';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { ensureSessaoExterna, loadSessaoExterna } from './sessaoExterna';

const CACHE = 'GET /LoginPraxio/LoginCache';
const LOGIN = 'POST /LoginPraxio';
const HOURS = 3_600_000;
const aged = (hours: number, fields: Partial<SessaoPraxio> = {}) =>
  umaSessaoExterna({ loginDate: new Date(AGORA.getTime() - hours * HOURS).toISOString(), ...fields });

/** A Google login, with an external session if given. */
const ensure = (replies: Replies, atHand: SessaoPraxio | null = null) =>
  runFlow(
    function* flow() {
      yield* signedInFlow({ provedor: 'google' })();
      if (atHand) yield* put(sessaoExternaLoaded(atHand));
      return yield* ensureSessaoExterna();
    },
    { replies },
  );

describe('the operator’s session', () => {
  it('at hand is good enough while it holds, and nobody is asked', async () => {
    const app = await ensure({}, aged(2));
    expect(app.value()).toBe('valid');
    expect(app.ports.http.request).not.toHaveBeenCalled();
  });

  it('at hand that is over is opened anew', async () => {
    const app = await ensure({ [CACHE]: succeeded(null), [LOGIN]: succeeded(umaSessaoExterna()) }, aged(14));
    expect(app.value()).toBe('valid');
    expect(app.state().sessao.externa).toEqual(umaSessaoExterna());
  });

  it('of the server’s is taken where it was opened there just now and holds', async () => {
    const app = await ensure({ [CACHE]: succeeded(aged(1)) });
    expect(app.value()).toBe('valid');
    expect(app.ports.http.request).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['was kept there', aged(1, { cache: true })],
    ['is over', aged(14)],
    ['is none', null],
  ])('of the server’s that %s is opened anew', async (_, cached) => {
    const app = await ensure({ [CACHE]: succeeded(cached), [LOGIN]: succeeded(umaSessaoExterna({ cache: true })) });
    expect(app.value()).toBe('valid');
    expect(app.state().sessao.externa).toEqual(umaSessaoExterna());
  });

  it.each([
    ['the server is away', offline(), 'unknown'],
    ['the server refuses it', refused(422), 'invalid'],
    ['the server has none', succeeded(null), 'invalid'],
    ['what it opens is over', succeeded(aged(40)), 'invalid'],
    ['what it opens has no client', succeeded(umaSessaoExterna({ sessaoClientId: ' ' })), 'invalid'],
  ])('is %3$s to go on with where %s', async (_, reply, expected) => {
    const app = await ensure({ [CACHE]: offline(), [LOGIN]: reply });
    expect(app.value()).toBe(expected);
    expect(app.state().sessao.externa).toBeNull();
  });

  it('that the identity is refused for ends the session of the product', async () => {
    const app = await ensure({ [CACHE]: offline(), [LOGIN]: failed({ kind: 'identity', codigo: 'x' }) });
    expect(app.value()).toBeUndefined();
    expect(app.state().sessao.login.phase).toBe('anonymous');
  });

  it('of who was here before is not kept for who is here now', async () => {
    const found: string[] = [];
    const ana = function* ana(): Flow {
      yield* signedInFlow({ provedor: 'google' })();
      found.push(yield* ensureSessaoExterna());
    };
    const other = function* other(): Flow {
      yield* takeEvent('SessaoIniciada');
      yield* put(sessaoStarted(umaPessoa({ sub: 'bia', provedor: 'google' })));
    };
    const app = startWorkflow([ana, other], {
      replies: {
        [CACHE]: succeeded(null),
        [LOGIN]: () => {
          app.emit('SessaoIniciada');
          return succeeded(umaSessaoExterna());
        },
      },
    });
    await app.settle();
    expect(found).toEqual(['unknown']);
    expect(app.state().sessao.externa).toBeNull();
  });
});

describe('at the start', () => {
  it.each([
    ['itape', 1],
    ['google', 0],
  ] as const)('one of %s asks for it %i times', async (provedor, times) => {
    const app = await runFlow(
      function* flow() {
        yield* signedInFlow({ provedor })();
        yield* loadSessaoExterna();
      },
      { replies: { [CACHE]: succeeded(aged(1)) } },
    );
    expect(app.ports.http.request).toHaveBeenCalledTimes(times);
  });

  it('nobody asks for it', async () => {
    expect((await runFlow(loadSessaoExterna)).ports.http.request).not.toHaveBeenCalled();
  });
});
