import type { SessaoOperadora } from '../../conta/operadora/operadoraLogin';
import type {
  PagamentoOperadora,
  PoltronaToSell,
  OperadoraVenda,
  VendaResult,
} from '../../bilhetes/emissao/praxioPort';

/** Fields of every answer; `IdErro` 0 is success. */
export interface PraxioAnswer {
  Sucesso?: boolean;
  IdErro?: number;
  Mensagem?: string;
  MensagemDetalhada?: string;
}

export interface LoginAnswer extends PraxioAnswer {
  IdSessaoOp?: string;
  EstabelecimentoXml?: { IDEstabelecimento: number };
}

export interface PassagemWire extends PraxioAnswer {
  ChaveExterna: string;
  NumPassagem?: string;
  SerieBloco?: string;
  Localizador?: string;
  ChaveBPe?: string;
  Poltrona?: number;
  /** In reais. */
  ValorPgto?: number;
}

export interface VendaAnswer extends PraxioAnswer {
  ListaPassagem?: PassagemWire[];
}

/** `IdErro` of a session that is over, and of a seat that is taken. */
export const ERRO_SESSAO = 1;
export const ERRO_POLTRONA = 20;

/** Money of ours in the operator's reais. */
const toReais = (centavos: number): number => centavos / 100;
/** The operator's reais, which some of its answers write as text with a comma, in centavos. */
export function toCentavos(reais: number | string | undefined): number {
  const value = typeof reais === 'string' ? Number(reais.replace(/\.(?=.*,)/g, '').replace(',', '.')) : (reais ?? 0);
  return Math.round(value * 100);
}

/** The till's codes: 8 Pix, 3 card, 0 cash. A boleto has no code that we know and counts as cash; so does a ticket without money, of nothing. */
const TIPOS: Record<PagamentoOperadora, { TipoPagamento: number; TipoCartao: number }> = {
  pix: { TipoPagamento: 8, TipoCartao: 0 },
  credito: { TipoPagamento: 3, TipoCartao: 1 },
  dinheiro: { TipoPagamento: 0, TipoCartao: 0 },
  boleto: { TipoPagamento: 0, TipoCartao: 0 },
  isento: { TipoPagamento: 0, TipoCartao: 0 },
};

/** A time as the operator writes it: `1048`. */
const toHora = (hora: string): string => hora.replace(':', '');

/** The request of a sale: the seats of one departure and part under one entry. */
export function toVendaBody(sessao: SessaoOperadora, poltronas: readonly PoltronaToSell[], agora: Date): object {
  const parts = new Map<string, PoltronaToSell[]>();
  for (const item of poltronas) {
    const key = [item.viagemId, item.partida.localidade.id, item.chegada.localidade.id].join('/');
    parts.set(key, [...(parts.get(key) ?? []), item]);
  }
  return { listVendasXmlEnvio: [...parts.values()].map((part) => toEntry(sessao, part, agora)) };
}

function toEntry({ sessaoClientId, estabelecimentoId }: SessaoOperadora, part: PoltronaToSell[], agora: Date): object {
  const [first] = part;
  if (!first) throw new Error('a part without a seat');
  return {
    IdSessaoOp: sessaoClientId,
    IdEstabelecimentoVenda: estabelecimentoId,
    IdViagem: first.viagemId,
    HoraPartida: toHora(first.partida.hora),
    IdOrigem: first.partida.localidade.id,
    IdDestino: first.chegada.localidade.id,
    Embarque: 'S',
    Seguro: 'N',
    Excesso: 'N',
    BPe: 1,
    passagemXml: part.map((item) => ({
      IdEstabelecimento: estabelecimentoId,
      SerieBloco: '',
      IdViagem: item.viagemId,
      Poltrona: item.poltrona,
      NomeCli: item.passageiro,
      IdentidadeCli: item.documento,
      TelefoneCli: item.celular,
      ValorPgto: toReais(item.valorCentavos),
      ChaveExterna: item.chave,
      ...(item.bloqueio === undefined ? {} : { ChaveBloqueio: item.bloqueio }),
    })),
    pagamentoXml: [
      {
        DataPagamento: emBrasilia(agora),
        ...TIPOS[first.pagamento],
        QtdParcelas: 1,
        ValorPagamento: toReais(part.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)),
      },
    ],
  };
}

/** ISO with `-03:00`, which is how the operator counts. */
const emBrasilia = (agora: Date): string =>
  `${new Date(agora.getTime() - 3 * 3_600_000).toISOString().slice(0, 19)}-03:00`;

/** The result of a seat; null where the answer does not tell it. */
export function toResult(passagem: PassagemWire): VendaResult | null {
  const { ChaveExterna: chave } = passagem;
  const venda = toVenda(passagem);
  if (venda) return { chave, tipo: 'vendida', venda };
  if (passagem.Sucesso !== false) return null;
  const mensagem = passagem.MensagemDetalhada || passagem.Mensagem || 'Venda recusada.';
  return { chave, tipo: 'recusada', mensagem, semVolta: passagem.IdErro === ERRO_POLTRONA };
}

/** The sale in an answer; null where there is none. */
export function toVenda(passagem: PassagemWire): OperadoraVenda | null {
  if (passagem.Sucesso !== true || !passagem.NumPassagem) return null;
  return {
    numPassagem: passagem.NumPassagem,
    serieBloco: passagem.SerieBloco ?? '',
    localizador: passagem.Localizador ?? '',
    chaveBpe: passagem.ChaveBPe || null,
    poltrona: passagem.Poltrona ?? 0,
    valorCentavos: toCentavos(passagem.ValorPgto),
  };
}
