import { umaConta } from '../../../tests/support/builders';
import { stateAfter, type Acao } from '../../../tests/support/openStore';
import {
  cadastroOpened,
  contaCleared,
  contaLoaded,
  contaRemembered,
  selectConta,
  selectContaNome,
  selectContaPhase,
  selectContaSub,
} from './conta';
import {
  dispositivosAsked,
  dispositivosListed,
  dispositivosRefused,
  esquecimentoAsked,
  esquecimentoEnded,
  exclusaoClosed,
  exclusaoOpened,
  selectDispositivos,
  selectExclusao,
  selectTrocaEmail,
  trocaEmailBegun,
  trocaEmailEnded,
} from './minhaConta';

const seen = (...acoes: Acao[]) => {
  const state = stateAfter(...acoes);
  return {
    phase: selectContaPhase(state),
    conta: selectConta(state),
    sub: selectContaSub(state),
    nome: selectContaNome(state),
  };
};
const loaded = contaLoaded({ conta: umaConta({ nome: 'Ana Souza Lima' }), sub: 's1' });

describe('the account of the person', () => {
  it('is nobody’s at first, and again after it was cleared', () => {
    const nobody = { phase: 'absent', conta: null, sub: null, nome: null };
    expect(seen()).toEqual(nobody);
    expect(seen(loaded, contaCleared())).toEqual(nobody);
  });

  it('that is remembered greets by its first name, and gives no data away that are not loaded', () => {
    expect(seen(contaRemembered({ sub: 's1', nome: 'Ana' }))).toEqual({
      phase: 'remembered',
      conta: null,
      sub: 's1',
      nome: 'Ana',
    });
  });

  it('is known in full once it is loaded', () => {
    expect(seen(contaRemembered({ sub: 's1', nome: 'Ana' }), loaded)).toMatchObject({
      phase: 'complete',
      conta: { nome: 'Ana Souza Lima' },
      sub: 's1',
      nome: 'Ana',
    });
  });

  it('without a registration has neither owner nor data, whoever was there before', () => {
    expect(seen(loaded, cadastroOpened())).toEqual({ phase: 'incomplete', conta: null, sub: null, nome: null });
  });
});

const aparelho = (id: string) => ({ id, nome: `Aparelho ${id}`, ultimoUso: '2026-11-20', atual: id === 'a' });
const aparelhos = dispositivosListed([aparelho('a'), aparelho('b')] as never);
const devices = (...acoes: Acao[]) => selectDispositivos(stateAfter(...acoes));

describe('the devices of an account', () => {
  it('are looked up, listed, or refused with words', () => {
    expect(devices()).toEqual({ phase: 'loading' });
    expect(devices(aparelhos)).toMatchObject({ phase: 'loaded', esquecendo: null });
    expect(devices(aparelhos, dispositivosRefused('Tente de novo.'))).toEqual({
      phase: 'refused',
      texto: 'Tente de novo.',
    });
    expect(devices(aparelhos, dispositivosAsked())).toEqual({ phase: 'loading' });
  });

  it('lose the one that was forgotten, and keep one that was not', () => {
    const asked = [aparelhos, esquecimentoAsked('b')];
    expect(devices(...asked)).toMatchObject({ esquecendo: 'b' });
    expect(devices(...asked, esquecimentoEnded({ id: 'b', forgotten: true }))).toMatchObject({
      esquecendo: null,
      itens: [{ id: 'a' }],
    });
    expect(devices(...asked, esquecimentoEnded({ id: 'b', forgotten: false }))).toMatchObject({
      esquecendo: null,
      itens: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('that are not listed any more take no late answer', () => {
    const late = [esquecimentoAsked('b'), esquecimentoEnded({ id: 'b', forgotten: true })];
    expect(devices(dispositivosAsked(), ...late)).toEqual({ phase: 'loading' });
  });
});

it('another address waits for its code until it is confirmed or given up', () => {
  const troca = { novoEmail: 'nova@itape.test', destino: 'n***@i***', reenvioEm: 60_000 };
  expect(selectTrocaEmail(stateAfter(trocaEmailBegun(troca)))).toEqual(troca);
  expect(selectTrocaEmail(stateAfter(trocaEmailBegun(troca), trocaEmailEnded()))).toBeNull();
});

it.each(['senha', 'login', 'nada'] as const)('the deletion asks for the proof it needs: %s', (prova) => {
  expect(selectExclusao(stateAfter(exclusaoOpened(prova)))).toBe(prova);
  expect(selectExclusao(stateAfter(exclusaoOpened(prova), exclusaoClosed()))).toBeNull();
});
