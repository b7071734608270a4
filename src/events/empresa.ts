import type { DadosCandidatura } from '../domain/empresa/candidatura';
import type { DadosGrupo } from '../domain/empresa/grupo/viagemEmGrupo';
import type { DadosManifestacao } from '../domain/empresa/manifestacao';

/** Events of messages to the company and of its help. */
export type EmpresaEvents = {
  /** The application form was opened or left. */
  CandidaturaAberta: undefined;
  CandidaturaFechada: undefined;
  /** "Enviar candidatura": for a position, or speculative; the file in base64. candidatar sends it. */
  CandidaturaEnviada: { dados: DadosCandidatura; vagaId: string | null; curriculo: { nome: string; conteudo: string } };
  /** The contact form was opened or left. */
  ManifestacaoAberta: undefined;
  ManifestacaoFechada: undefined;
  ManifestacaoEnviada: { dados: DadosManifestacao };
  /** The form of a group, which opens and closes as the contact form does. */
  GrupoPedido: { dados: DadosGrupo };
  /** A search in the help was typed. procurarAjuda writes it into the address. */
  AjudaProcurada: { texto: string };
  /** A found article was chosen: the address is written before leaving. */
  AjudaEscolhida: undefined;
};
