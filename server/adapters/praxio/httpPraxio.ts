import type { Fetch } from '../../platform/http/outgoing/fetch';
import type { PraxioConfig } from './praxioConfig';
import { PraxioUnavailable } from '../../conta/operadora/operadoraLogin';
import type { OperadoraVenda, ReturnResult, SistemaOperadora } from '../../bilhetes/emissao/praxioPort';
import { createBloqueio } from './praxioBloqueio';
import { createPartidas } from './praxioPartidas';
import { createPraxioSession, type InSession } from './praxioSession';
import { toResult, toVenda, toVendaBody, type PassagemWire, type PraxioAnswer, type VendaAnswer } from './praxioWire';

/** Timeout of a call; a sale issues a fiscal document and may be slow. */
const TIMEOUT_MS = 10_000;
/**
 * The operator's system over HTTP: `…/Autumn/<Controller>/<Action>`, POST and JSON throughout. The embedded sandbox by
 * default, the operator's by configuration.
 */
export function createHttpPraxio(
  config: PraxioConfig,
  fetch: Fetch = globalThis.fetch,
  timeoutMs = TIMEOUT_MS,
): SistemaOperadora {
  const { login, inSession } = createPraxioSession(config, fetch, timeoutMs);
  return {
    login,

    async sell(poltronas) {
      const answer = await inSession<VendaAnswer>('VendaPassagem/VendaPassagem', (sessao) =>
        toVendaBody(sessao, poltronas, new Date()),
      );
      return (answer.ListaPassagem ?? []).flatMap((passagem) => toResult(passagem) ?? []);
    },

    async findVenda(chave) {
      const answer = await inSession<PassagemWire>('VendaPassagem/ConsultaVenda', (sessao) => ({
        IdSessaoOp: sessao.sessaoClientId,
        IdEstabelecimento: sessao.estabelecimentoId,
        ChaveExterna: chave,
      }));
      const venda = toVenda(answer);
      // Only an explicit "no" means that nothing was sold.
      if (venda === null && answer.Sucesso !== false) throw new PraxioUnavailable('an answer that tells of no sale');
      return venda;
    },

    giveBack: (venda, motivo) => giveBack(inSession, venda, motivo),
    ...createPartidas(inSession),
    ...createBloqueio(inSession),
  };
}

async function giveBack(inSession: InSession, venda: OperadoraVenda, motivo: string): Promise<ReturnResult> {
  const checked = await inSession<
    PraxioAnswer & { Xml?: { Passagem?: { ValorPago: number; NumeroPoltrona?: number } } }
  >('VendaPassagem/VerificaDevolucao', ({ sessaoClientId, estabelecimentoId }) => ({
    IdSessaoOp: sessaoClientId,
    FusoHorario: '-03:00',
    IdEstabelecimento: estabelecimentoId,
    SerieBloco: venda.serieBloco,
    NumPassagem: venda.numPassagem,
    MotivoCancelamento: motivo,
  }));
  const allowed = checked.Xml?.Passagem;
  if ((checked.IdErro ?? 0) !== 0 || !allowed) return refused(checked);
  const written = await inSession<PraxioAnswer>(
    'VendaPassagem/GravaDevolucao',
    ({ sessaoClientId, estabelecimentoId }) => ({
      IdSessaoOp: sessaoClientId,
      IdEstabelecimentoDevolucao: estabelecimentoId,
      ValorVenda: allowed.ValorPago,
      Passagem: {
        IDEstabelecimento: estabelecimentoId,
        SerieBloco: venda.serieBloco,
        NumeroPassagem: venda.numPassagem,
        // The operator names its own seat, which may have another number than ours.
        Poltrona: allowed.NumeroPoltrona ?? venda.poltrona,
        ValorDevolucao: allowed.ValorPago,
        IdCaixa: 0,
      },
    }),
  );
  return (written.IdErro ?? 0) === 0 ? { tipo: 'devolvida' } : refused(written);
}

const refused = ({ Mensagem }: PraxioAnswer): ReturnResult => ({
  tipo: 'recusada',
  mensagem: Mensagem || 'Devolução recusada.',
});
