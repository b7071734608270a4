import type { DadosCandidatura } from '../domain/candidatura';
import type { DadosManifestacao } from '../domain/manifestacao';

/** What is written to the company, and what is looked for in its help. */
export type CompanyEvents = {
  /** The application form is on screen, or has left it. */
  CandidaturaAberta: undefined;
  CandidaturaFechada: undefined;
  /** "Enviar candidatura": for an opening, or for whatever comes up; the file in base64. candidatar sends it. */
  CandidaturaEnviada: { dados: DadosCandidatura; vagaId: string | null; curriculo: { nome: string; conteudo: string } };
  /** The form by which one writes to the company is on screen, or has left it. */
  ManifestacaoAberta: undefined;
  ManifestacaoFechada: undefined;
  ManifestacaoEnviada: { dados: DadosManifestacao };
  /** Something is looked for in the help. procurarAjuda writes it into the address. */
  AjudaProcurada: { texto: string };
  /** One of the articles found was chosen: the address is written before it is left. */
  AjudaEscolhida: undefined;
};
