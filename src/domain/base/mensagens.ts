import { msg } from '../../words/t';

/** Texts that the specification fixes verbatim (spec §5, §6 and §8), defined once. */
export const mensagens = {
  campoObrigatorio: msg('Campo Obrigatório*'),
  nomeInvalido: msg('Informe um nome válido'),
  cpfInvalido: msg('Informe um CPF válido'),
  dataObrigatoria: msg('Campo obrigatório'),
  idadeMinima: msg('Deve ser maior que 13 anos'),
  celularInvalido: msg('Informe um celular válido'),
  termosObrigatorio: msg('Obrigatório*'),
  cadastroConcluido: msg('Cadastro concluído!'),
  provedorIlegivel: msg('Erro ao recuperar dados do provedor de login.'),
  contaNaoValidada: msg('Erro na validação do usuario, por favor tente novamente'),
  comunicacaoTitulo: msg('Prezado Cliente'),
  comunicacaoTexto: msg('Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.'),
  sessaoExpirada: msg('Sua sessão expirou, atualizando sessão!'),
  loginNecessario: msg('Faça o login para continuar.'),
} as const;

/** User-facing texts of the identity provider's errors (spec §8). */
export const mensagensIdentidade = {
  generico: 'Authentication Error',
  emailVazio: 'Email cannot be empty',
  usuarioVazio: 'Username cannot be empty',
  senhaVazia: 'Password cannot be empty',
  codigoVazio: 'Confirmation code cannot be empty',
  criacaoFalhou: 'Error creating account',
  semMfa: 'No valid MFA method provided',
  mfaInvalido: 'Invalid MFA type',
  desafioVazio: 'Challenge response cannot be empty',
  rede: 'Network Error',
  dispositivosDesligados: 'Device tracking has not been configured in this User Pool',
  useCredenciais: 'Please use your credentials to sign in',
} as const;
