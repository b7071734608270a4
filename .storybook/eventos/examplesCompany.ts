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
  | 'GrupoPedido'
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
  GrupoPedido: {
    dados: {
      origem: 'Campinas, SP',
      destino: 'Aparecida, SP',
      dataIda: '10/12/2026',
      dataVolta: '12/12/2026',
      pessoas: '40',
      nome: 'Bento Araújo',
      email: 'bento@itape.test',
      celular: '(19) 98765-4321',
      mensagem: '',
    },
  },
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
