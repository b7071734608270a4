import type { CompanhiaPublica, DadosCompanhia } from '../../src/domain/wire/companhia/companhia';

/** The part of the data that every visitor may know. */
export const toPublica = ({
  nome,
  razaoSocial,
  cnpj,
  endereco,
  canais,
  encarregado,
  apresentacao,
  vagas,
}: DadosCompanhia): CompanhiaPublica => ({
  nome,
  razaoSocial,
  cnpj,
  endereco,
  canais,
  encarregado,
  apresentacao,
  vagas,
});
