import type { FaseCompra, FaseDe, NomeFase, ReservaMantida } from './fase';
import type { Tentativa } from '../../base/tentativa';
import type { DadosDoFato } from './fatos';
import { changesMantida, mantidaNova } from './mantida';
import type { Fato, Transicoes } from './transicoes';

/** A step per entry of the table, which returns the phase that the entry names; any other does not compile. */
type Passos = {
  [F in Fato]: {
    [P in keyof Transicoes[F] & NomeFase]: (
      fase: FaseDe<P>,
      dados: DadosDoFato[F],
    ) => FaseDe<Transicoes[F][P] & NomeFase>;
  };
};

const choosing = (tentativa: Tentativa | null = null): FaseDe<'choosing'> => ({ phase: 'choosing', tentativa });
const held = (mantida: ReservaMantida, tentativa: Tentativa | null = null): FaseDe<'held'> => ({
  phase: 'held',
  mantida,
  tentativa,
});
const ordered = (
  pedidoId: string,
  mantida: ReservaMantida | null = null,
  tentativa: Tentativa | null = null,
): FaseDe<'ordered'> => ({ phase: 'ordered', pedidoId, mantida, tentativa, envio: 'parado' });

const over = () => choosing();
const anew = { choosing: over, held: over, ordered: over };
const anewFromAnywhere = { ...anew, holding: over, ordering: over };

const opened = (_: FaseCompra, { pedidoId }: DadosDoFato['pedidoOpened']) => ordered(pedidoId);
const tried = (_: FaseCompra, dados: DadosDoFato['reservaTried']): FaseDe<'holding'> => ({
  phase: 'holding',
  ...dados,
});
const released = (): FaseDe<'holding'> => ({ phase: 'holding', tentativa: null, restoring: false });
const adopted = (_: FaseCompra, { reserva, fim }: DadosDoFato['reservaResumed']) => {
  const { id, expiraEm, restanteMs, prorrogavel, preco, trechos } = reserva;
  return held(mantidaNova({ id, expiraEm, restanteMs, prorrogavel, preco }, { fim, trechos, chave: null }));
};

const same = (fase: FaseDe<'choosing'>) => fase;
/** The request may have arrived: its key is kept. */
const unanswered = ({ tentativa }: FaseDe<'holding'>) => choosing(tentativa);
const unordered = ({ mantida, tentativa }: FaseDe<'ordering'>) => held(mantida, tentativa);
const ended = (fase: FaseDe<'ordered'>): FaseDe<'ordered'> => ({ ...fase, envio: 'parado' });

const withoutProntos = changesMantida((mantida) => ({ ...mantida, prontos: null }));
const timed = changesMantida<DadosDoFato['reservaTimed']>((mantida, { reserva, fim }) => {
  if (mantida.reserva.id !== reserva.id) return mantida;
  const { expiraEm, restanteMs, prorrogavel } = reserva;
  return { ...mantida, reserva: { ...mantida.reserva, expiraEm, restanteMs, prorrogavel }, fim, prorrogacao: 'parada' };
});
const ready = changesMantida<DadosDoFato['passageirosReady']>((mantida, prontos) => ({ ...mantida, prontos }));
const extending = (prorrogacao: ReservaMantida['prorrogacao']) => (mantida: ReservaMantida) => ({
  ...mantida,
  prorrogacao,
});
const asked = changesMantida(extending('pedindo'));
const atRest = changesMantida(extending('parada'));

const passos: Passos = {
  compraOpened: anew,
  pedidoOpened: { choosing: opened, held: opened, ordered: opened },
  poltronasChosen: { choosing: same, held: withoutProntos.held, ordered: withoutProntos.ordered },
  poltronasLost: { choosing: same, held: withoutProntos.held, ordered: withoutProntos.ordered },
  reservaTried: { choosing: tried, holding: tried },
  reservaMade: {
    holding: ({ tentativa }, { reserva, trechos, fim }) =>
      held(mantidaNova(reserva, { fim, trechos, chave: tentativa?.chave ?? null })),
  },
  reservaUnanswered: { holding: unanswered },
  reservaReleased: { held: released, ordered: released },
  reservaResumed: { choosing: adopted, held: adopted, ordered: adopted },
  reservaTimed: timed,
  prorrogacaoAsked: { held: asked.held, ordered: asked.ordered },
  prorrogacaoFailed: changesMantida<DadosDoFato['prorrogacaoFailed']>((mantida, { retry }) =>
    extending(retry ? 'falhou' : 'parada')(mantida),
  ),
  reservaGone: anewFromAnywhere,
  passageirosReady: { held: ready.held, ordered: ready.ordered },
  pedidoTried: {
    held: ({ mantida }, tentativa) => ({ phase: 'ordering', mantida, tentativa }),
    ordered: (fase, tentativa) => ({ ...fase, tentativa, envio: 'pedindo' }),
  },
  pedidoMade: {
    choosing: (_, pedidoId) => ordered(pedidoId),
    ordering: ({ mantida, tentativa }, pedidoId) => ordered(pedidoId, mantida, tentativa),
    ordered: ({ mantida, tentativa }, pedidoId) => ordered(pedidoId, mantida, tentativa),
  },
  pedidoFailed: { ordering: unordered, ordered: ended },
  envioStarted: { ordered: (fase, envio) => ({ ...fase, envio }) },
  envioEnded: { ordered: ended },
  compraLeft: {
    choosing: same,
    holding: unanswered,
    held: atRest.held,
    ordering: (fase) => atRest.held(unordered(fase), undefined),
    ordered: (fase) => atRest.ordered(ended(fase), undefined),
  },
  compraCleared: anew,
  compraForgotten: anewFromAnywhere,
};

/** The purchase after a fact. A fact that the table does not name in this phase changes nothing. */
export function nextFase<F extends Fato>(fase: FaseCompra, fato: F, dados: DadosDoFato[F]): FaseCompra {
  const row: { [P in NomeFase]?: (fase: never, dados: DadosDoFato[F]) => FaseCompra } = passos[fato];
  const passo = row[fase.phase];
  // The row's key is the phase of its argument, which a union cannot express.
  return passo ? passo(fase as never, dados) : fase;
}
