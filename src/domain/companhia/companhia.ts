import type { Canal, Endereco, Transportadora } from '../wire/companhia/companhia';

/** A carrier as a ticket keeps it: by these data it was issued, whatever they are later. */
export interface Emitente {
  nome: string;
  razaoSocial: string;
  cnpj: string;
  /** Empty on tickets that were issued before it was known. */
  ie: string;
  uf: string;
  /** In one line. */
  endereco: string;
  serie: number;
  ambiente: 'homologacao' | 'producao';
}

/** `Av. Cruzeiro do Sul, 1800, Santana, São Paulo/SP, CEP 02030-000`. */
export const formatEndereco = ({ logradouro, numero, complemento, bairro, municipio, uf, cep }: Endereco): string =>
  [
    logradouro,
    numero,
    ...(complemento === '' ? [] : [complemento]),
    bairro,
    `${municipio}/${uf}`,
    `CEP ${cep.slice(0, 5)}-${cep.slice(5)}`,
  ].join(', ');

/** Names of carriers are compared without regard to capitals and outer spaces. */
export const nomeComparavel = (nome: string): string => nome.trim().toLocaleLowerCase('pt-BR');

/** The carrier under its name on a line; undefined where the company has none of that name. */
export function findEmitente(transportadoras: readonly Transportadora[], nome: string): Emitente | undefined {
  const found = transportadoras.find((one) => nomeComparavel(one.nome) === nomeComparavel(nome));
  return found && toEmitente(found);
}

const toEmitente = ({ endereco, nome, razaoSocial, cnpj, ie, serie, ambiente }: Transportadora): Emitente => ({
  nome,
  razaoSocial,
  cnpj,
  ie,
  uf: endereco.uf,
  endereco: formatEndereco(endereco),
  serie,
  ambiente,
});

/** `tpAmb` of fiscal documents. */
export const tpAmb = ({ ambiente }: Pick<Emitente, 'ambiente'>): 1 | 2 => (ambiente === 'producao' ? 1 : 2);

/** The address that a channel opens. */
export function hrefDoCanal({ tipo, valor }: Canal): string {
  if (tipo === 'telefone') return `tel:${valor.replace(/[^\d+]/g, '')}`;
  return tipo === 'email' ? `mailto:${valor}` : valor;
}
