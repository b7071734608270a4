import type { Events } from '../../src/events/catalogue';

/** Sample payloads of the company pages' events. */
export const examplesCompany: Pick<
  Events,
  | 'CandidaturaAberta'
  | 'CandidaturaFechada'
  | 'CandidaturaEnviada'
  | 'ManifestacaoAberta'
  | 'ManifestacaoFechada'
  | 'ManifestacaoEnviada'
  | 'AjudaProcurada'
  | 'AjudaEscolhida'
  | 'InstalacaoPedida'
  | 'InstalacaoMudou'
> = {
  CandidaturaAberta: undefined,
  CandidaturaFechada: undefined,
  CandidaturaEnviada: {
    dados: {
      area: 'operacao',
      nome: 'Bento Araújo',
      email: 'bento@itape.test',
      celular: '(21) 98765-4321',
      cidade: 'Niterói',
      mensagem: '',
      consentimento: true,
    },
    vagaId: null,
    curriculo: { nome: 'curriculo.pdf', conteudo: 'JVBERi0xLjc=' },
  },
  ManifestacaoAberta: undefined,
  ManifestacaoFechada: undefined,
  ManifestacaoEnviada: {
    dados: {
      tipo: 'sugestao',
      nome: 'Bento Araújo',
      email: 'bento@itape.test',
      celular: '',
      localizador: '',
      mensagem: 'Mais tomadas no ônibus da noite, por favor.',
    },
  },
  AjudaProcurada: { texto: 'bagagem' },
  AjudaEscolhida: undefined,
  InstalacaoPedida: undefined,
  InstalacaoMudou: undefined,
};
