/** Texts that the specification fixes verbatim (spec §5, §6 and §8), defined once. */
export const mensagens = {
  campoObrigatorio: 'Campo Obrigatório*',
  nomeInvalido: 'Informe um nome válido',
  cpfInvalido: 'Informe um CPF válido',
  dataObrigatoria: 'Campo obrigatório',
  idadeMinima: 'Deve ser maior que 13 anos',
  celularInvalido: 'Informe um celular válido',
  termosObrigatorio: 'Obrigatório*',
  cadastroConcluido: 'Cadastro concluído!',
  provedorIlegivel: 'Erro ao recuperar dados do provedor de login.',
  contaNaoValidada: 'Erro na validação do usuario, por favor tente novamente',
  comunicacaoTitulo: 'Prezado Cliente',
  comunicacaoTexto: 'Houve um erro na comunicação com o servidor. Por favor, tente novamente em alguns instantes.',
  sessaoExpirada: 'Sua sessão expirou, atualizando sessão!',
  loginNecessario: 'Faça o login para continuar.',
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
