/** Maximum characters kept per field of a draft; above every valid length, so that invalid input is kept too. */
export const LIMITES_RASCUNHO = {
  nome: 200,
  tipoDocumento: 2,
  numeroDocumento: 40,
  dataNascimento: 10,
  celular: 20,
  beneficio: 20,
  credencial: 40,
  cpf: 20,
  email: 254,
  cupom: 20,
  cnpj: 18,
  razaoSocial: 200,
} as const;
