import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { BloqueioOperadora, BloqueioResult } from '../../reservas/operadora/bloqueioPort';
import type { InSession } from './praxioSession';
import type { PraxioAnswer } from './praxioWire';

/** A traveller waits for a block; one that is not answered is asked about again, by the same key. */
const BLOCK_MS = 4_000;

interface BloqueioAnswer extends PraxioAnswer {
  ListaBloqueio?: (PraxioAnswer & { ChaveExterna: string })[];
}

/** Blocking and releasing seats at the operator. */
export const createBloqueio = (inSession: InSession): BloqueioOperadora => ({
  async block(poltronas, minutos) {
    const answer = await inSession<BloqueioAnswer>(
      'Poltrona/BloqueiaPoltrona',
      ({ sessaoClientId, estabelecimentoId }) => ({
        IdSessaoOp: sessaoClientId,
        IdEstabelecimento: estabelecimentoId,
        Minutos: minutos,
        ListaPoltrona: poltronas.map(({ chave, idViagem, origem, destino, poltrona }) => ({
          ChaveExterna: chave,
          IdViagem: idViagem,
          IdLocOrigem: origem,
          IdLocDestino: destino,
          Poltrona: poltrona,
        })),
      }),
      BLOCK_MS,
    );
    if (!answer.ListaBloqueio) throw new PraxioUnavailable('an answer that tells of no block');
    return answer.ListaBloqueio.flatMap(({ ChaveExterna: chave, Sucesso }): BloqueioResult[] =>
      Sucesso === undefined ? [] : [{ chave, tipo: Sucesso ? 'bloqueada' : 'recusada' }],
    );
  },

  async release(chave) {
    const answer = await inSession<PraxioAnswer>('Poltrona/DesbloqueiaPoltrona', ({ sessaoClientId }) => ({
      IdSessaoOp: sessaoClientId,
      ChaveExterna: chave,
    }));
    if (answer.Sucesso !== true) throw new PraxioUnavailable(answer.Mensagem ?? 'the block was not released');
  },
});
