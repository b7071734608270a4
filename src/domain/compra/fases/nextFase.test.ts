import { umaReserva } from '../../../../tests/support/viagemBuilders';
import { chaveDaReserva, envioDe, faseInicial, isEmDuvida, mantidaDe, type FaseCompra } from './fase';
import { nextFase } from './nextFase';
import { fases } from './transicoes';

const tentativa = { chave: 'chave-1', corpo: '{}' };
const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }];
const holding = nextFase(faseInicial, 'reservaTried', { tentativa, restoring: false });
const held = nextFase(holding, 'reservaMade', { reserva: umaReserva(), trechos, fim: 600 });
const ordering = nextFase(held, 'pedidoTried', tentativa);
const ordered = nextFase(ordering, 'pedidoMade', 'p1');
const every: FaseCompra[] = [faseInicial, holding, held, ordering, ordered];

describe('the phase of a purchase', () => {
  it('goes from the choice of seats to the order', () => {
    expect(every.map(({ phase }) => phase)).toEqual(fases);
    expect(every.map(envioDe)).toEqual(['parado', 'reservando', 'parado', 'pedindo', 'parado']);
  });

  it('stays as it is where a fact comes too late', () => {
    const late = every.map((fase) => [
      nextFase(fase, 'reservaMade', { reserva: umaReserva({ id: 'r2' }), trechos, fim: 1 }) === fase,
      nextFase(fase, 'pedidoMade', 'p2') === fase,
    ]);
    expect(late).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, false],
      [true, false],
    ]);
  });

  it('keeps the key of a hold in doubt, of the live one, and none of a hold that is gone', () => {
    const doubtful = nextFase(holding, 'reservaUnanswered', { tipo: 'conexao', mensagem: '' });
    const gone = nextFase(held, 'reservaGone', { perdidas: [], aviso: null });
    expect([doubtful, held, ordered, gone].map(chaveDaReserva)).toEqual(['chave-1', 'chave-1', 'chave-1', null]);
    expect([doubtful, held, gone].map(isEmDuvida)).toEqual([true, false, false]);
  });

  it('asks for the passengers again once other seats are chosen', () => {
    const ready = nextFase(held, 'passageirosReady', { comprador: { nome: 'Ana' }, passageiros: [] });
    expect(mantidaDe(ready)?.prontos).not.toBeNull();
    expect(mantidaDe(nextFase(ready, 'poltronasChosen', [6]))?.prontos).toBeNull();
  });

  it('takes the time of its own hold alone', () => {
    const other = { reserva: umaReserva({ id: 'r2' }), fim: 900 };
    expect(mantidaDe(nextFase(held, 'reservaTimed', other))?.fim).toBe(600);
    expect(mantidaDe(nextFase(held, 'reservaTimed', { reserva: umaReserva(), fim: 900 }))?.fim).toBe(900);
  });
});
