import type { Filtros, Ordem } from '../domain/viagens/filtrosLink';
import type { Busca } from '../domain/viagens/links';
import type { AcaoOperacao } from '../domain/viagens/operacaoViagem';
import type { ConsultaPainel } from '../domain/viagens/painel';
import type { Viagem } from '../domain/wire/viagens/viagens';

/** Events of the search, its results and a departure’s status. */
export type ViagensEvents = {
  /** Another day was chosen on the date tabs. buscarViagens updates the results. */
  SelecionouNovaDataPesquisa: { dataPartida: string };
  /**
   * Clearing the searches was requested: lembrarBuscas deletes the recent ones, comprarViagem drops the chosen trip.
   */
  LimparDadosDePesquisa: undefined;
  /** The chosen departure was dropped (another search, back). comprarViagem releases its seats. */
  LimparPartidaSelecionada: undefined;
  /** A search was sent. buscarViagens leads to its results, adiantarViagens reads their trips meanwhile. */
  BuscaEnviada: { busca: Busca };
  /** A day's departures board was requested. consultarPainel navigates to it. */
  PainelConsultado: { consulta: ConsultaPainel };
  /** Filters or order of the results changed. buscarViagens writes them into the address. */
  FiltrosAlterados: { filtros: Filtros; ordem: Ordem };
  /** "Trocar ida": the outbound trip is to be chosen again. */
  IdaDescartada: undefined;
  /** A trip was chosen. buscarViagens leads on, adiantarPoltronas reads its seats meanwhile. */
  ViagemEscolhida: { viagem: Viagem; busca: Busca };
  /** A connection was chosen. buscarViagens goes on with both trips, as with a departure. */
  ConexaoEscolhida: { trechos: readonly [Viagem, Viagem]; busca: Busca };
  /** A dispatcher reported a departure's status, or withdrew the last report. operarViagem sends it. */
  OperacaoEnviada: { viagemId: string; acao: AcaoOperacao };
};
