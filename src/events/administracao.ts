import type { RascunhoDesenho } from '../domain/administracao/frota/rascunhoDesenho';
import type { AcaoPartida } from '../domain/administracao/partidas';
import type { AcaoQuadro } from '../domain/administracao/linhas/acaoQuadro';
import type { AcaoCupom } from '../domain/administracao/cupons/acaoCupom';
import type { AcaoTarifa } from '../domain/administracao/tarifas/acaoTarifa';
import type { AcaoAtendimento } from '../domain/administracao/atendimentos';
import type { DadosEmpresa } from '../domain/companhia/formularioEmpresa';
import type { PlantaDesenhada } from '../domain/wire/administracao/frota';
import type { SituacaoCandidatura } from '../domain/empresa/candidatura';
import type { Companhia, DadosCompanhia, Termo } from '../domain/wire/companhia/companhia';

/** Events of the back office. */
export type AdministracaoEvents = {
  /** Filters or a page of a list were chosen. filtrarSecao writes them into the address of the section. */
  SecaoFiltrada: { path: string; busca: Record<string, string> };
  /** "Enviar resposta" of a letter. responderManifestacao sends it. */
  ManifestacaoRespondida: { protocolo: string; texto: string };
  /** An application was marked as new, seen or archived. triarCandidaturas sends it. */
  CandidaturaTriada: { protocolo: string; situacao: SituacaoCandidatura };
  /** A delay, a platform, a cancellation, another coach, or the withdrawal of a status was confirmed. operarPartida sends it. */
  PartidaOperada: { id: string; versao: string; acao: AcaoPartida };
  /** A conversation was taken, put back, or ended with its answer. atenderAoVivo sends it. */
  AtendimentoMudado: { protocolo: string; acao: AcaoAtendimento };
  /** A turn of the staff in a conversation. atenderAoVivo sends it. */
  FalaAtendenteEnviada: { protocolo: string; texto: string };
  /** "Baixar currículo". triarCandidaturas saves the file. */
  CurriculoPedido: { protocolo: string; nome: string };
  /** A GTFS file was chosen; null for one that cannot be read. importarCatalogo sends it in parts. */
  CatalogoEscolhido: { arquivo: Blob | null; nome: string };
  /** The sending of a file was given up. */
  CatalogoEnvioCancelado: undefined;
  /** "Publicar": a previewed file is to be applied. decidirImportacao asks for it. */
  ImportacaoAprovada: { id: string };
  ImportacaoDescartada: { id: string };
  /** "Estou ciente" and "Enviar de novo" on an alert. tratarAlertas answers both. */
  AlertaVisto: { id: string };
  MensagemReenviada: { id: string };
  /** A coach was drawn, in the place of another one or as a new one. desenharOnibus sends it. */
  OnibusDesenhado: { substitui: number | null; planta: PlantaDesenhada };
  /** Its refusal was read. */
  DesenhoDispensado: undefined;
  /** The drawing on the board is another one, or one of an earlier page is taken up or thrown away. guardarDesenho keeps it. */
  DesenhoAlterado: RascunhoDesenho;
  DesenhoRetomado: undefined;
  DesenhoDescartado: undefined;
  /** An exception of a line's timetable was to be made or removed. mudarQuadro sends it. */
  QuadroMudado: { acao: AcaoQuadro };
  /** Its refusal was read, or its dialog closed. */
  QuadroDispensado: undefined;
  /** A rule of fares was to be created or ended. gerirTarifas sends it. */
  AcaoTarifaEnviada: { acao: AcaoTarifa };
  /** The refusal was read, or its dialog closed. */
  AcaoTarifaDispensada: undefined;
  /** "Salvar" of the company's form. administrarEmpresa sends it over the version that was seen. */
  EmpresaEnviada: { versao: number; dados: DadosCompanhia };
  /** A version of the terms was to be published. administrarEmpresa sends it. */
  TermoEnviado: { termo: Termo };
  /** The company's form differs from what is saved. guardarEmpresa keeps it, and what it began with, in this tab. */
  EmpresaDigitada: { base: Companhia | null; valores: DadosEmpresa };
  /** The company's form equals what is saved again. guardarEmpresa forgets what it kept. */
  EmpresaDesfeita: undefined;
  /** A coupon was to be created, changed, paused, resumed or ended. gerirCupons sends it. */
  AcaoCupomEnviada: { acao: AcaoCupom };
  /** The refusal was read, or its dialog closed. */
  AcaoCupomDispensada: undefined;
};
