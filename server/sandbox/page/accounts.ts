/** The seeded people, how each signs in and what each is for. */
export const sandboxAccounts: readonly (readonly [email: string, how: string, what: string])[] = [
  ['cliente@itape.test', 'E-mail e senha', 'Cliente com cadastro completo'],
  ['maria@gmail.test', 'Google', 'Cliente com cadastro completo'],
  ['nova.conta@gmail.test', 'Google', 'Sem cadastro: abre “Finalize seu cadastro”'],
  ['x7k2p9@privaterelay.appleid.test', 'Apple', 'Sem cadastro e sem nome'],
  ['agencia@itape.test', 'E-mail e senha', 'Grupo Agencia'],
  ['responsavel@itape.test', 'E-mail e senha', 'Grupos Agencia e AgenciaResponsavel'],
  ['admin@itape.test', 'E-mail e senha', 'Grupo Admin'],
  ['operacao@itape.test', 'E-mail e senha', 'Grupo Operacao: a administração da empresa'],
  ['temporaria@itape.test', 'Senha temporária temp1234', 'Pede uma senha nova'],
  ['desativado@itape.test', 'E-mail e senha', 'Usuário desativado'],
  ['nao.confirmado@itape.test', 'E-mail e senha', 'Falta confirmar o e-mail'],
  ['redefinir@itape.test', 'E-mail e senha', 'Precisa redefinir a senha'],
];
