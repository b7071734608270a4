import type { CandidaturaAdministrada, PaginaCandidaturas } from '../../src/domain/wire/administracao/candidaturas';
import type { ManifestacaoAdministrada, PaginaManifestacoes } from '../../src/domain/wire/administracao/manifestacoes';

const base = { respondidaEm: null, vencida: false, doAssistente: false, situacao: 'recebida' } as const;

/** An inbox with an overdue letter, one that is due, and one that the assistant handed over. */
export const paginaManifestacoes: PaginaManifestacoes = {
  total: 43,
  manifestacoes: [
    {
      ...base,
      protocolo: 'K7Q2-MP4X',
      tipo: 'reclamacao',
      nome: 'Bento Araújo',
      criadaEm: '2026-11-12T09:20:00-03:00',
      prazo: '2026-11-19',
      vencida: true,
    },
    {
      ...base,
      protocolo: 'R3TN-8WZD',
      tipo: 'pedido',
      nome: 'Maria Aparecida dos Santos de Albuquerque e Vasconcelos',
      criadaEm: '2026-11-14T18:05:00-03:00',
      prazo: '2026-11-21',
      doAssistente: true,
    },
    {
      ...base,
      protocolo: 'W9HC-2KLM',
      tipo: 'elogio',
      nome: 'Ana Souza',
      criadaEm: '2026-11-20T07:45:00-03:00',
      prazo: '2026-11-27',
    },
  ],
};

/** A letter that waits, opened before by somebody else. */
export const manifestacaoAdministrada: ManifestacaoAdministrada = {
  ...base,
  protocolo: 'K7Q2-MP4X',
  tipo: 'reclamacao',
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  celular: '+5521987654321',
  localizador: 'K7M2QX',
  mensagem: 'O ar-condicionado do ônibus das oito não funcionou.\n\nNinguém soube dizer quando seria consertado.',
  criadaEm: '2026-11-12T09:20:00-03:00',
  prazo: '2026-11-19',
  vencida: true,
  resposta: null,
  registros: [
    { id: '2', acao: 'aberta', em: '2026-11-21T11:58:00-03:00', proprio: true },
    { id: '1', acao: 'aberta', em: '2026-11-20T16:10:00-03:00', proprio: false },
  ],
};

/** The same letter after its answer. */
export const manifestacaoRespondida: ManifestacaoAdministrada = {
  ...manifestacaoAdministrada,
  situacao: 'respondida',
  vencida: false,
  resposta: 'Pedimos desculpas: o ônibus já está na oficina.',
  respondidaEm: '2026-11-21T11:59:00-03:00',
  registros: [
    { id: '3', acao: 'respondida', em: '2026-11-21T11:59:00-03:00', proprio: true },
    ...manifestacaoAdministrada.registros,
  ],
};

/** A new application and one that was seen. */
export const paginaCandidaturas: PaginaCandidaturas = {
  total: 2,
  vagas: ['motorista-rodoviario-sp'],
  candidaturas: [
    {
      protocolo: 'P4FV-6XJ2',
      vaga: 'motorista-rodoviario-sp',
      area: 'operacao',
      nome: 'Bento Araújo',
      cidade: 'Niterói',
      criadaEm: '2026-11-20T10:00:00-03:00',
      apagarEm: '2027-05-20',
      situacao: 'nova',
    },
    {
      protocolo: 'T8KD-3QWN',
      vaga: null,
      area: 'manutencao',
      nome: 'Carla Menezes',
      cidade: 'Campos dos Goytacazes',
      criadaEm: '2026-11-18T15:30:00-03:00',
      apagarEm: '2027-05-18',
      situacao: 'vista',
    },
  ],
};

/** The new application of {@link paginaCandidaturas}. */
export const candidaturaAdministrada: CandidaturaAdministrada = {
  protocolo: 'P4FV-6XJ2',
  vaga: 'motorista-rodoviario-sp',
  area: 'operacao',
  nome: 'Bento Araújo',
  email: 'bento@itape.test',
  celular: '+5521987654321',
  cidade: 'Niterói',
  mensagem: 'Dirijo há oito anos, os três últimos em linhas interestaduais.',
  curriculo: { nome: 'curriculo-bento.pdf', bytes: 184_320 },
  criadaEm: '2026-11-20T10:00:00-03:00',
  apagarEm: '2027-05-20',
  situacao: 'nova',
  registros: [{ id: '1', acao: 'aberta', em: '2026-11-21T11:58:00-03:00', proprio: true }],
};
