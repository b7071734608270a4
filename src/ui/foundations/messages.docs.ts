import type { mensagens, mensagensIdentidade } from '../../domain/base/mensagens';
import type { Kind } from '../icons/KindIcon';

type MessageKey = keyof typeof mensagens;
type IdentityKey = keyof typeof mensagensIdentidade;

/** Place and occasion of a message of the catalogue. */
export interface MessageUse {
  key: MessageKey;
  place: 'aviso' | 'alerta' | 'campo';
  kind: Kind;
  when: string;
}

const uses: Record<MessageKey, Omit<MessageUse, 'key'>> = {
  cadastroConcluido: { place: 'aviso', kind: 'success', when: 'O cadastro foi aceito.' },
  provedorIlegivel: {
    place: 'aviso',
    kind: 'danger',
    when: 'O provedor de login não disse quem é a pessoa; o cadastro se fecha.',
  },
  contaNaoValidada: { place: 'aviso', kind: 'danger', when: 'A conferência da conta foi recusada.' },
  sessaoExpirada: { place: 'aviso', kind: 'warning', when: 'A sessão venceu e está sendo renovada.' },
  loginNecessario: { place: 'aviso', kind: 'warning', when: 'A página pedida é só para quem entrou.' },
  comunicacaoTitulo: { place: 'alerta', kind: 'danger', when: 'Título da falha de comunicação.' },
  comunicacaoTexto: { place: 'alerta', kind: 'danger', when: 'Texto da falha de comunicação.' },
  campoObrigatorio: { place: 'campo', kind: 'danger', when: 'Um campo obrigatório ficou vazio.' },
  nomeInvalido: { place: 'campo', kind: 'danger', when: 'O nome não tem nome e sobrenome, ou tem números.' },
  cpfInvalido: { place: 'campo', kind: 'danger', when: 'Os verificadores do CPF não conferem.' },
  dataObrigatoria: { place: 'campo', kind: 'danger', when: 'A data ficou vazia ou incompleta.' },
  idadeMinima: { place: 'campo', kind: 'danger', when: 'Quem se cadastra tem menos de 14 anos.' },
  celularInvalido: { place: 'campo', kind: 'danger', when: 'O celular não tem DDD e nove dígitos.' },
  termosObrigatorio: { place: 'campo', kind: 'danger', when: 'Os termos não foram aceitos.' },
};

const isMessageKey = (key: string): key is MessageKey => key in uses;

/** Messages of one place, in the catalogue's order. */
export const byPlace = (place: MessageUse['place']): MessageUse[] =>
  Object.keys(uses)
    .filter(isMessageKey)
    .map((key) => ({ key, ...uses[key] }))
    .filter((use) => use.place === place);

/** Occasion of each message of the identity provider. */
export const identityWhen: Record<IdentityKey, string> = {
  generico: 'Qualquer falha sem frase própria.',
  emailVazio: 'O e-mail não foi informado.',
  usuarioVazio: 'O usuário não foi informado.',
  senhaVazia: 'A senha não foi informada.',
  codigoVazio: 'O código de confirmação não foi informado.',
  criacaoFalhou: 'A conta não pôde ser criada.',
  semMfa: 'Não há segunda etapa que o aplicativo conheça.',
  mfaInvalido: 'A segunda etapa escolhida não existe.',
  desafioVazio: 'A resposta da segunda etapa não foi informada.',
  rede: 'O provedor não respondeu.',
  dispositivosDesligados: 'O provedor não guarda a lista de dispositivos.',
  useCredenciais: 'A confirmação por link não bastou: é preciso entrar com e-mail e senha.',
};

export const isIdentityKey = (key: string): key is IdentityKey => key in identityWhen;
