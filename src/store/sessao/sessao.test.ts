import { umaIdentidade, umaSessaoExterna } from '../../../tests/support/builders';
import { type Acao, stateAfter as after } from '../../../tests/support/openStore';
import {
  becameAnonymous,
  pessoaRenewed,
  provedorCalado,
  selectAnonymous,
  selectEpoca,
  selectExterna,
  selectLembrada,
  selectLogin,
  selectPessoa,
  selectSemResposta,
  selectSignedIn,
  sessaoExternaLoaded,
  sessaoRenewed,
  sessaoStarted,
} from './sessao';

const ana = umaIdentidade();

describe('the session', () => {
  it('is being checked from the first paint: nobody is signed in, and nobody is anonymous yet', () => {
    const state = after();
    expect(selectLogin(state)).toEqual({ phase: 'checking' });
    expect([selectSignedIn(state), selectAnonymous(state), selectPessoa(state)]).toEqual([false, false, null]);
  });

  it.each<[string, Acao]>([
    ['a sign-in', sessaoStarted(ana)],
    ['a sign-out', becameAnonymous()],
    ['a provider that does not answer', provedorCalado({ lembrada: true })],
  ])('counts %s, so that an answer of the session before is known as such', (_name, acao) => {
    expect(selectEpoca(after(acao))).toBe(selectEpoca(after()) + 1);
  });

  it.each<[string, Acao]>([
    ['a renewal', sessaoRenewed({ expiraEm: 1 })],
    ['another e-mail', pessoaRenewed({ email: 'b@itape.test', expiraEm: 1 })],
  ])('is the same after %s', (_name, acao) => {
    const state = after(sessaoStarted(ana), acao);
    expect(selectEpoca(state)).toBe(selectEpoca(after(sessaoStarted(ana))));
    expect(selectPessoa(state)).toMatchObject({ sub: ana.sub, expiraEm: 1 });
  });

  it('takes no renewal that comes after its end', () => {
    const ended = after(sessaoStarted(ana), becameAnonymous());
    const late = after(
      sessaoStarted(ana),
      becameAnonymous(),
      sessaoRenewed({ expiraEm: 1 }),
      pessoaRenewed({ email: 'b@itape.test', expiraEm: 1 }),
    );
    expect(selectLogin(late)).toEqual(selectLogin(ended));
  });

  it.each<[string, Acao]>([
    ['ends', becameAnonymous()],
    ['begins anew', sessaoStarted(ana)],
    ['cannot be confirmed', provedorCalado()],
  ])('leaves no operator’s session behind as it %s', (_name, acao) => {
    expect(selectExterna(after(sessaoStarted(ana), sessaoExternaLoaded(umaSessaoExterna())))).not.toBeNull();
    expect(selectExterna(after(sessaoStarted(ana), sessaoExternaLoaded(umaSessaoExterna()), acao))).toBeNull();
  });

  it('that cannot be confirmed is anonymous for now, and says whether the device remembers somebody', () => {
    const remembered = after(provedorCalado({ lembrada: true }));
    expect([selectAnonymous(remembered), selectSemResposta(remembered), selectLembrada(remembered)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(selectLembrada(after(provedorCalado()))).toBe(false);
    const back = after(provedorCalado({ lembrada: true }), sessaoStarted(ana));
    expect([selectSemResposta(back), selectLembrada(back)]).toEqual([false, false]);
  });
});
