/** So many characters of a field are kept: more than any that is right, so that what is wrong stays too. */
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
} as const;
