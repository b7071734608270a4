import { stateAfter, type Acao } from '../../../tests/support/openStore';
import {
  codeSent,
  emailTyped,
  entrarClosed,
  entrarOpened,
  etapaReached,
  selectEntrar,
  selectEntrarOpen,
} from './entrar';
import { gruposCleared, gruposLoaded, selectGrupos } from './grupos';

const entrar = (...acoes: Acao[]) => selectEntrar(stateAfter(...acoes));

describe('the sign-in dialog', () => {
  it('is closed at first, and keeps nothing once it was closed', () => {
    expect(selectEntrarOpen(stateAfter())).toBe(false);
    const code = codeSent({ destino: 'a***@i***', reenvioEm: 60_000 });
    expect(entrar(entrarOpened('ana@itape.test'), code, entrarClosed())).toEqual(entrar());
  });

  it('opens with the address of somebody who signs in again, at its first step', () => {
    expect(entrar(etapaReached({ etapa: 'esqueciSenha' }), entrarOpened('ana@itape.test'))).toMatchObject({
      open: true,
      etapa: 'entrar',
      email: 'ana@itape.test',
    });
  });

  it('takes the address along from step to step, unless a step brings another', () => {
    const typed = [entrarOpened(''), emailTyped('ana@itape.test'), etapaReached({ etapa: 'confirmarCodigo' })];
    expect(entrar(...typed)).toMatchObject({ etapa: 'confirmarCodigo', email: 'ana@itape.test' });
    expect(entrar(...typed, etapaReached({ etapa: 'entrar', email: 'bia@itape.test' })).email).toBe('bia@itape.test');
  });

  it('says where a code went and from when another may be sent, and stays at its step', () => {
    const sent = codeSent({ destino: 'a***@i***', reenvioEm: 60_000 });
    expect(entrar(entrarOpened('ana@itape.test'), etapaReached({ etapa: 'redefinirSenha' }), sent)).toMatchObject({
      etapa: 'redefinirSenha',
      destino: 'a***@i***',
      reenvioEm: 60_000,
    });
  });
});

describe('the rights of a person', () => {
  const none = { admin: false, agencia: false, agenciaResponsavel: false, operacao: false };
  const grupos = (...acoes: Acao[]) => selectGrupos(stateAfter(...acoes));

  it('are none without a group, and after the sign-out', () => {
    expect([grupos(), grupos(gruposLoaded([])), grupos(gruposLoaded(['Admin']), gruposCleared())]).toEqual([
      none,
      none,
      none,
    ]);
  });

  it('are those of the groups, and none more', () => {
    expect(grupos(gruposLoaded(['Agencia', 'AgenciaResponsavel']))).toEqual({
      ...none,
      agencia: true,
      agenciaResponsavel: true,
    });
    expect(grupos(gruposLoaded(['Operacao']))).toEqual({ ...none, operacao: true });
    expect(grupos(gruposLoaded(['Admin']), gruposLoaded(['Operacao']))).toEqual({ ...none, operacao: true });
  });
});
