import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AcaoAgencia } from '../domain/agencia/agencias/acoes';
import type { AcaoQuadro } from '../domain/administracao/linhas/acaoQuadro';
import type { AcaoCupom } from '../domain/administracao/cupons/acaoCupom';
import type { AcaoTarifa } from '../domain/administracao/tarifas/acaoTarifa';
import type { AcaoCaixa, AcaoOperador } from '../domain/agencia/caixa/acoes';
import type { Dia } from '../domain/base/data';
import type { Companhia } from '../domain/wire/companhia/companhia';
import type { CotacaoEncomenda, EncomendaPrePostada } from '../domain/wire/encomendas/encomendas';
import { type RootState, rootReducer } from './rootReducer';

/** One reason of a refusal. */
export interface Erro {
  mensagem: string;
  /** The field it is about, when the server names one. */
  campo?: string;
  /** The identity provider's own text (spec §8), for support. */
  detalhe?: string;
}

/**
 * A request of the person that changes the world. `acao` says which one, where a subject has several; `valor` is what
 * the screen shows of the answer. `refused` and `done` last until the next request.
 */
export type Submission<T = null> =
  | { phase: 'idle' }
  | { phase: 'sending'; acao: string | null }
  | { phase: 'refused'; acao: string | null; erros: readonly Erro[] }
  | { phase: 'done'; acao: string | null; valor: T };

/** `ate`: deadline of the answer, or day of deletion. */
export interface Protocolo {
  protocolo: string;
  ate: Dia;
}

/** The link of a ticket's trip. */
export interface LinkAberto {
  bilheteId: string;
  caminho: string;
}

/** Every submission by name, with the part of its answer that its screen shows. */
export interface Submissions {
  aberturaPedido: null;
  /** The link that was opened; null once it was taken back. */
  acompanhamento: LinkAberto | null;
  alerta: null;
  atendimento: Protocolo;
  atendimentoAoVivo: null;
  avaliacao: null;
  avisosAparelho: null;
  balcaoEncomenda: null;
  bilheteArquivo: null;
  /** The masked address that the tickets went to. */
  bilhetesPorEmail: string;
  cadastro: null;
  agencia: null;
  caixa: null;
  candidatura: Protocolo;
  candidaturaTriada: null;
  boleto: null;
  cartaoSalvo: null;
  catalogo: null;
  cobrancaExterna: null;
  conclusaoAgencia: null;
  cotacaoEncomenda: CotacaoEncomenda;
  dadosConta: null;
  desenho: null;
  devolucaoDinheiro: null;
  emailConta: null;
  empresa: Companhia;
  emailDoPedido: null;
  encomenda: EncomendaPrePostada;
  entrar: null;
  exclusaoConta: null;
  exportacaoConta: null;
  exportacaoPedidos: null;
  cupom: null;
  curriculo: null;
  falaAoVivo: null;
  falaAtendente: null;
  fechamento: null;
  lembretes: null;
  manifestacao: Protocolo;
  mensagemChatbot: null;
  operacaoDoDia: null;
  operacaoViagem: null;
  operador: null;
  passageiroSalvo: null;
  posVenda: null;
  precoRemarcacao: null;
  quadro: null;
  recibo: null;
  recusaLembretes: null;
  reenvioBilhetes: null;
  reimpressao: null;
  respostaManifestacao: null;
  senhaConta: null;
  tarifa: null;
  termo: null;
  tomador: null;
}

/** The actions of subjects whose forms share one submission. */
interface Acoes {
  agencia: AcaoAgencia['tipo'];
  caixa: AcaoCaixa['tipo'];
  catalogo: 'enviar' | 'aplicar' | 'descartar';
  cupom: AcaoCupom['tipo'];
  empresa: 'salvar';
  operador: AcaoOperador['tipo'];
  quadro: AcaoQuadro['tipo'];
  tarifa: AcaoTarifa['tipo'];
  termo: 'publicar';
}

export type SubmissionName = keyof Submissions;
export type AcaoDe<K extends SubmissionName> = K extends keyof Acoes ? Acoes[K] : never;
export type SubmissionsState = { [K in SubmissionName]?: Submission<Submissions[K]> };

interface Reached {
  name: SubmissionName;
  /** Its value is one of `Submissions`, which `kernel/submission` sees to. */
  to: Submission<unknown>;
}

/** No request yet, or one that was cancelled. */
export const IDLE = { phase: 'idle' } as const;
const initialState: SubmissionsState = {};

const slice = createSlice({
  name: 'submissions',
  initialState,
  reducers: {
    submissionReached: {
      reducer: (state, { payload: { name, to } }: PayloadAction<Reached>): SubmissionsState => ({
        ...state,
        [name]: to,
      }),
      prepare: (name: SubmissionName, to: Submission<unknown>) => ({ payload: { name, to } }),
    },
  },
});

declare module './rootReducer' {
  interface LazySlices {
    submissions: SubmissionsState;
  }
}

const injected = slice.injectInto(rootReducer);

export const { submissionReached } = slice.actions;

/** The outcome of a submission was read, or its page opened anew. */
export const submissionForgotten = (name: SubmissionName) => submissionReached(name, IDLE);

/** The state of a submission. */
export const selectSubmission = <K extends SubmissionName>(state: RootState, name: K): Submission<Submissions[K]> =>
  injected.selectSlice(state)[name] ?? IDLE;

/** The words of a refusal; null in every other state. */
export const erroDe = (submission: Submission<unknown>): string | null =>
  submission.phase === 'refused' ? submission.erros.map(({ mensagem }) => mensagem).join(' ') : null;
