import fc from 'fast-check';
import { openStore, stateAfter as after, type Acao } from '../../../tests/support/openStore';
import { umaReserva, umaReservaPropria } from '../../../tests/support/viagemBuilders';
import { selectCompra, selectPoltronasReservadas, selectReservaAtual } from './compra';
import {
  avisoRaised,
  compraForgotten,
  compraOpened,
  especiaisKept,
  ocupadasSeen,
  outrasSeen,
  pedidoTried,
  poltronasChosen,
  reservaGone,
  reservaMade,
  reservaReleased,
  reservaTried,
  trechoVisited,
} from './compraSlice';
import { dadosRestored, compradorLinked, selectPassageiros } from './passageiros';
import { rascunhoClosed, rascunhoDelayed, rascunhoKept, selectRascunho } from './rascunho';

const trecho = (viagemId: string, poltronas: number[] = []) => ({
  viagemId,
  localidadeOrigem: '1',
  localidadeDestino: '2',
  poltronas,
});
const idaEVolta = { trechos: [trecho('100'), trecho('200')] };
const tentativa = { chave: 'chave-1', corpo: '{}' };
const tried = reservaTried({ tentativa, restoring: false });
const made = (...poltronas: number[]) =>
  reservaMade({ reserva: umaReserva(), trechos: [trecho('100', poltronas)], fim: 600 });
const compra = (...acoes: Acao[]) => selectCompra(after(...acoes));

describe('whatever is chosen here and taken elsewhere', () => {
  const numeros = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 6 });
  const viagemId = fc.constantFrom('100', '200');
  const acao = fc.oneof(
    numeros.map((chosen) => poltronasChosen(chosen)),
    fc.record({ viagemId, numeros }).map((seen) => ocupadasSeen(seen)),
    fc.constantFrom(0, 1, 2).map((at) => trechoVisited(at)),
    fc.constant(reservaReleased()),
  );

  it('no seat is chosen and lost at once, no leg has a seat that is taken, and no loss outlives its reason', () => {
    fc.assert(
      fc.property(fc.array(acao, { maxLength: 12 }), fc.record({ viagemId, numeros }), (acoes, last) => {
        const { dispatch, getState } = openStore();
        for (const one of [compraOpened(idaEVolta), ...acoes, ocupadasSeen(last)]) dispatch(one);
        const { trechos, perdidas, trechoAtual } = selectCompra(getState());
        for (const { viagemId: id, poltronas } of trechos) {
          expect(perdidas.filter((lost) => lost.viagemId === id && poltronas.includes(lost.numero))).toEqual([]);
          if (id === last.viagemId) expect(poltronas.filter((numero) => last.numeros.includes(numero))).toEqual([]);
          expect(new Set(poltronas).size).toBe(poltronas.length);
        }
        for (const lost of perdidas) {
          if (lost.viagemId === last.viagemId) expect(last.numeros).toContain(lost.numero);
        }
        expect(trechoAtual).toBeLessThan(trechos.length);
      }),
      { numRuns: 120 },
    );
  });
});

describe('seats of one’s own', () => {
  const chosen = [compraOpened({ trechos: [trecho('100')] }), poltronasChosen([5, 6])];
  const taken = ocupadasSeen({ viagemId: '100', numeros: [5, 6] });

  it.each([
    ['held', [tried, made(5, 6)]],
    ['on their way to be held', [tried]],
    ['of a hold of another tab', [outrasSeen([umaReservaPropria({ id: 'r9', trechos: [trecho('100', [5, 6])] })])]],
  ])('that are %s are not lost to oneself', (_, acoes) => {
    const { trechos, perdidas } = compra(...chosen, ...acoes, taken);
    expect([trechos[0]?.poltronas, perdidas]).toEqual([[5, 6], []]);
  });

  it('of which another person takes one leave the other one chosen', () => {
    const { trechos, perdidas } = compra(...chosen, ocupadasSeen({ viagemId: '100', numeros: [6] }));
    expect([trechos[0]?.poltronas, perdidas]).toEqual([[5], [{ viagemId: '100', numero: 6 }]]);
  });

  it('are those of the hold for the map of its own trip alone', () => {
    const state = after(...chosen, tried, made(5, 6));
    expect([selectPoltronasReservadas(state, '100'), selectPoltronasReservadas(state, '200')]).toEqual([[5, 6], []]);
  });

  it('have a hold that fits until others are chosen', () => {
    const held = [...chosen, tried, made(5, 6)];
    expect(selectReservaAtual(after(...held))?.id).toBe('r1');
    expect(selectReservaAtual(after(...held, poltronasChosen([5, 7])))).toBeNull();
  });

  it('of a hold that is gone stay chosen, but for those that somebody else has', () => {
    const gone = reservaGone({ perdidas: [{ viagemId: '100', numero: 5 }], aviso: null });
    const { trechos, perdidas, reserva } = compra(...chosen, tried, made(5, 6), gone);
    expect([trechos[0]?.poltronas, perdidas, reserva]).toEqual([[6], [{ viagemId: '100', numero: 5 }], null]);
  });
});

describe('a seat that is meant for somebody first', () => {
  const kept = especiaisKept([{ viagemId: '100', numero: 3 }]);
  const opened = [compraOpened(idaEVolta), poltronasChosen([3])];

  it('is confirmed until it is given back', () => {
    expect(compra(...opened, kept, poltronasChosen([3, 4])).confirmadas).toEqual([{ viagemId: '100', numero: 3 }]);
    expect(compra(...opened, kept, poltronasChosen([4]), poltronasChosen([3, 4])).confirmadas).toEqual([]);
  });

  it('is no notice any more once it is confirmed', () => {
    const aviso = avisoRaised({ tipo: 'confirmacao', mensagem: 'Diga se fica' });
    expect(compra(...opened, aviso, kept).aviso).toBeNull();
  });

  it('is confirmed for the other leg only there', () => {
    const elsewhere = compra(...opened, kept, trechoVisited(1), poltronasChosen([3]));
    expect(elsewhere.confirmadas).toEqual([{ viagemId: '100', numero: 3 }]);
  });
});

describe('what comes too late', () => {
  it('changes nothing: a hold that nobody waits for, an order that is sent without one', () => {
    const before = compra(compraOpened(idaEVolta));
    expect(compra(compraOpened(idaEVolta), made(5))).toEqual(before);
    expect(compra(compraOpened(idaEVolta), pedidoTried(tentativa))).toEqual(before);
  });
});

describe('what outlives the choice of another trip', () => {
  const dados = { passageiros: [], comprador: { nome: 'Ana', cpf: '', email: '', celular: '' } };
  const draft = rascunhoKept({ reservaId: 'r1', versao: 1, base: { passageiros: [] } });

  it('is who travels, and not the draft of the hold before', () => {
    const state = after(dadosRestored({ dados, compradorPassageiro: 0 }), draft, compraOpened(idaEVolta));
    expect(selectPassageiros(state)).toMatchObject({ dados, compradorPassageiro: 0, versaoDados: 1 });
    expect(selectRascunho(state)).toEqual({ phase: 'nenhum' });
  });

  it('is nobody after the end of the session', () => {
    const state = after(dadosRestored({ dados, compradorPassageiro: 0 }), draft, compraForgotten());
    expect([selectPassageiros(state), selectRascunho(state)]).toEqual([
      selectPassageiros(after()),
      { phase: 'nenhum' },
    ]);
  });

  it('is a draft that waits only where there is one, and none that was closed', () => {
    expect(selectRascunho(after(draft, rascunhoDelayed()))).toMatchObject({ phase: 'pendente', versao: 1 });
    expect(selectRascunho(after(rascunhoDelayed()))).toEqual({ phase: 'nenhum' });
    expect(selectRascunho(after(rascunhoClosed('r1'), rascunhoDelayed()))).toEqual({
      phase: 'fechado',
      reservaId: 'r1',
    });
  });

  it('remembers the buyer who travels before anything was typed, and tells the form of no change', () => {
    const { compradorPassageiro, versaoDados } = selectPassageiros(after(compradorLinked({ indice: 0, conta: null })));
    expect([compradorPassageiro, versaoDados]).toEqual([0, 0]);
  });
});
