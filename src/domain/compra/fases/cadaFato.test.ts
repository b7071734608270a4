import fc from 'fast-check';
import { umaReserva, umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import {
  chaveDaReserva,
  envioDe,
  faseInicial,
  isEmDuvida,
  mantidaDe,
  pedidoDe,
  tentativaDePedido,
  type FaseCompra,
} from './fase';
import type { DadosDoFato } from './fatos';
import { nextFase } from './nextFase';
import { fases, faseSeguinte, type Fato } from './transicoes';

const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }];
const tentativa = { chave: 'chave-1', corpo: '{}' };
const outra = { chave: 'chave-2', corpo: '{"x":1}' };
const aviso = { tipo: 'conexao' as const, mensagem: '' };
const prontos = { comprador: { nome: 'Ana Souza' }, passageiros: [] };

const dados: DadosDoFato = {
  compraOpened: { trechos },
  pedidoOpened: { trechos, pedidoId: 'p9' },
  poltronasChosen: [6],
  poltronasLost: [{ viagemId: '100', numero: 5 }],
  reservaTried: { tentativa, restoring: false },
  reservaMade: { reserva: umaReserva(), trechos, fim: 600 },
  reservaUnanswered: aviso,
  reservaReleased: undefined,
  reservaResumed: { reserva: umaReservaPropria({ id: 'r9' }), fim: 700 },
  reservaTimed: { reserva: umaReserva({ prorrogavel: false }), fim: 900 },
  prorrogacaoAsked: undefined,
  prorrogacaoFailed: { retry: true },
  reservaGone: { perdidas: [], aviso: null },
  passageirosReady: prontos,
  pedidoTried: outra,
  pedidoMade: 'p1',
  pedidoFailed: aviso,
  envioStarted: 'pagando',
  envioEnded: null,
  compraLeft: undefined,
  compraCleared: undefined,
  compraForgotten: undefined,
};
const fatos = Object.keys(dados) as Fato[];
const after = (fase: FaseCompra, ...happened: Fato[]): FaseCompra =>
  happened.reduce((now, fato) => nextFase(now, fato, dados[fato] as never), fase);

const holding = after(faseInicial, 'reservaTried');
const held = after(holding, 'reservaMade');
const ready = after(held, 'passageirosReady');
const ordering = after(ready, 'pedidoTried');
const ordered = after(ordering, 'pedidoMade');
const byPhase = { choosing: faseInicial, holding, held: ready, ordering, ordered };

describe('every fact in every phase', () => {
  it.each(fatos.flatMap((fato) => fases.map((phase) => [fato, phase] as const)))(
    '%s in %s leads where the table says, or changes nothing',
    (fato, phase) => {
      const fase = byPhase[phase];
      const next = after(fase, fato);
      const wanted = faseSeguinte(fato, phase);
      if (wanted === undefined) expect(next).toBe(fase);
      else expect(next.phase).toBe(wanted);
    },
  );

  it('leaves the phase before it as it was', () => {
    const before = JSON.stringify(byPhase);
    for (const fato of fatos) for (const phase of fases) after(byPhase[phase], fato);
    expect(JSON.stringify(byPhase)).toBe(before);
  });
});

describe('what a purchase never forgets or invents', () => {
  const story = fc.array(fc.constantFrom(...fatos), { maxLength: 14 });

  it('is an order without having been told of one, or a hold', () => {
    fc.assert(
      fc.property(story, (happened) => {
        const fase = after(faseInicial, ...happened);
        const told = new Set(happened);
        if (pedidoDe(fase) !== null) expect(told.has('pedidoMade') || told.has('pedidoOpened')).toBe(true);
        if (mantidaDe(fase) !== null) expect(told.has('reservaMade') || told.has('reservaResumed')).toBe(true);
      }),
    );
  });

  it('is in doubt only while a request is pending or unanswered', () => {
    fc.assert(
      fc.property(story, (happened) => {
        const fase = after(faseInicial, ...happened);
        if (fase.phase === 'held') expect(isEmDuvida(fase)).toBe(false);
        if (fase.phase === 'holding' || fase.phase === 'ordering') expect(isEmDuvida(fase)).toBe(true);
      }),
    );
  });

  it('is over, with everything of it, once it was forgotten', () => {
    fc.assert(
      fc.property(story, (happened) => expect(after(faseInicial, ...happened, 'compraForgotten')).toEqual(faseInicial)),
    );
  });
});

describe('the key of a hold', () => {
  it('is kept while the answer is missing, also where the person leaves, so that a retry finds the same hold', () => {
    expect(chaveDaReserva(after(holding, 'reservaUnanswered'))).toBe('chave-1');
    expect(chaveDaReserva(after(holding, 'compraLeft'))).toBe('chave-1');
    expect(isEmDuvida(after(holding, 'compraLeft'))).toBe(true);
  });

  it('goes with the hold', () => {
    const gone: Fato[] = ['reservaGone', 'compraOpened', 'compraCleared', 'reservaReleased'];
    expect(gone.map((fato) => chaveDaReserva(after(held, fato)))).toEqual([null, null, null, null]);
  });

  it('of a hold of another tab is not ours', () => {
    const adopted = after(faseInicial, 'reservaResumed');
    expect(mantidaDe(adopted)).toMatchObject({ chave: null, fim: 700, reserva: { id: 'r9' }, prontos: null });
    expect(mantidaDe(adopted)?.reserva).not.toHaveProperty('situacao');
  });
});

describe('the order', () => {
  it('keeps its hold, its passengers and the key of its last request', () => {
    expect(pedidoDe(ordered)).toBe('p1');
    expect(mantidaDe(ordered)?.prontos).toEqual(prontos);
    expect(tentativaDePedido(ordered)).toEqual(outra);
  });

  it('that failed leaves its key for the retry, and the hold as it was', () => {
    const failed = after(ordering, 'pedidoFailed');
    expect([failed.phase, tentativaDePedido(failed)?.chave, mantidaDe(failed)?.prontos]).toEqual([
      'held',
      'chave-2',
      prontos,
    ]);
  });

  it('that exists although its hold is gone is an order all the same', () => {
    const late = after(ordering, 'reservaGone', 'pedidoMade');
    expect([late.phase, pedidoDe(late), mantidaDe(late)]).toEqual(['ordered', 'p1', null]);
  });

  it('opened by its address has no hold here, and time for a hold changes nothing', () => {
    const opened = after(faseInicial, 'pedidoOpened');
    expect([pedidoDe(opened), mantidaDe(opened), tentativaDePedido(opened)]).toEqual(['p9', null, null]);
    expect(mantidaDe(after(opened, 'reservaTimed'))).toBeNull();
    expect(mantidaDe(after(opened, 'prorrogacaoAsked'))).toBeNull();
  });

  it('is busy while it is asked for again, paid or concluded, and not after that', () => {
    expect(envioDe(after(ordered, 'pedidoTried'))).toBe('pedindo');
    expect(envioDe(after(ordered, 'envioStarted'))).toBe('pagando');
    const ends: Fato[] = ['envioEnded', 'pedidoFailed', 'pedidoMade', 'compraLeft'];
    expect(ends.map((fato) => envioDe(after(ordered, 'envioStarted', fato)))).toEqual([
      'parado',
      'parado',
      'parado',
      'parado',
    ]);
  });
});

describe('five more minutes', () => {
  const prorrogacao = (fase: FaseCompra) => mantidaDe(fase)?.prorrogacao;

  it('are asked for once, and may be asked for again only where that may help', () => {
    expect(prorrogacao(after(held, 'prorrogacaoAsked'))).toBe('pedindo');
    expect(prorrogacao(after(held, 'prorrogacaoAsked', 'prorrogacaoFailed'))).toBe('falhou');
    expect(prorrogacao(nextFase(after(held, 'prorrogacaoAsked'), 'prorrogacaoFailed', { retry: false }))).toBe(
      'parada',
    );
  });

  it('that were given end the question and move the end', () => {
    const given = mantidaDe(after(held, 'prorrogacaoAsked', 'reservaTimed'));
    expect(given).toMatchObject({ prorrogacao: 'parada', fim: 900, reserva: { prorrogavel: false } });
  });

  it('that were asked for on a screen that was left are asked for no more', () => {
    expect(prorrogacao(after(held, 'prorrogacaoAsked', 'compraLeft'))).toBe('parada');
    expect(prorrogacao(after(ordered, 'prorrogacaoAsked', 'compraLeft'))).toBe('parada');
  });
});

it('the passengers are asked for again once another seat was chosen or one was lost', () => {
  for (const fato of ['poltronasChosen', 'poltronasLost'] as const) {
    expect(mantidaDe(after(ready, fato))?.prontos).toBeNull();
    expect(mantidaDe(after(ordered, fato))?.prontos).toBeNull();
  }
});
