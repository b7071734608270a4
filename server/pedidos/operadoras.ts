/** The fiscal data of a carrier, as a ticket must print it. */
export interface Operadora {
  nome: string;
  cnpj: string;
  endereco: string;
}

/** IBGE code of the state that authorises the tickets: São Paulo, where the company sells. */
export const UF_EMISSAO = 35;
export const SERIE_BPE = 1;

const ENDERECO = 'Av. Cruzeiro do Sul, 1800, Santana, São Paulo/SP, CEP 02030-000';
/** The company is invented, and so is its CNPJ; only the check digits are right. */
const CNPJ = '12345678000195';

/** The carrier under its trade name on a line; in this project all belong to one company. */
export const operadoraOf = (nome: string): Operadora => ({ nome, cnpj: CNPJ, endereco: ENDERECO });
