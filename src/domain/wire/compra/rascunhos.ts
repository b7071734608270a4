import { Type, type Static } from 'typebox';
import { MAXIMO_POLTRONAS, MAXIMO_TRECHOS } from '../../base/constantes';
import { LIMITES_RASCUNHO as limites } from '../../compra/limitesRascunho';
import { Id, Instante, Linha, closed } from '../base/campos';
import { MAXIMO_POR_PASSAGEIRO } from './adicionais';

const texto = (maximo: number) => Type.Optional(Linha(0, maximo));
const marcado = Type.Optional(Type.Boolean());

const quantos = Type.Optional(Type.Integer({ minimum: 0, maximum: MAXIMO_POR_PASSAGEIRO }));

const adicionais = closed({ bagagem: quantos, bicicleta: quantos, animal: quantos });

const identidade = {
  nome: texto(limites.nome),
  tipoDocumento: texto(limites.tipoDocumento),
  numeroDocumento: texto(limites.numeroDocumento),
  dataNascimento: texto(limites.dataNascimento),
};

const PassageiroRascunho = closed({
  ...identidade,
  celular: texto(limites.celular),
  autorizacaoMenor: marcado,
  beneficio: texto(limites.beneficio),
  credencial: texto(limites.credencial),
  declaracaoRenda: marcado,
  levaColo: marcado,
  colo: Type.Optional(closed(identidade)),
  adicionais: Type.Optional(adicionais),
  /** The extras of each coach, where they are not the same on all. */
  adicionaisPorTrecho: Type.Optional(Type.Union([Type.Array(adicionais, { maxItems: MAXIMO_TRECHOS }), Type.Null()])),
  salvar: marcado,
});

const CompradorRascunho = closed({
  nome: texto(limites.nome),
  cpf: texto(limites.cpf),
  email: texto(limites.email),
  celular: texto(limites.celular),
});

/** The company that the purchase is to be invoiced to. */
const TomadorRascunho = closed({
  cnpj: texto(limites.cnpj),
  razaoSocial: texto(limites.razaoSocial),
  email: texto(limites.email),
});

/** Data typed so far. Only structure and lengths are validated; values may be wrong or incomplete. */
export const DadosRascunho = closed({
  passageiros: Type.Optional(Type.Array(PassageiroRascunho, { maxItems: MAXIMO_POLTRONAS })),
  comprador: Type.Optional(CompradorRascunho),
  /** Index of the passenger who is the buyer. */
  compradorPassageiro: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: MAXIMO_POLTRONAS - 1 }), Type.Null()]),
  ),
  cupom: Type.Optional(Type.Union([Linha(0, limites.cupom), Type.Null()])),
  seguro: marcado,
  tomador: Type.Optional(Type.Union([TomadorRascunho, Type.Null()])),
});
export type DadosRascunho = Static<typeof DadosRascunho>;

/** `versao` is the last version read by the writer, 0 for none; a newer stored version causes a conflict. */
export const NovoRascunho = closed({
  versao: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  dados: DadosRascunho,
});
export type NovoRascunho = Static<typeof NovoRascunho>;

export const VersaoRascunho = Type.Object({ versao: Type.Integer(), atualizadoEm: Instante });
export type VersaoRascunho = Static<typeof VersaoRascunho>;

export const Rascunho = Type.Object({ versao: Type.Integer(), atualizadoEm: Instante, dados: DadosRascunho });
export type Rascunho = Static<typeof Rascunho>;

/** A draft in the export of personal data. */
export const RascunhoExportado = Type.Object({ reservaId: Id, atualizadoEm: Instante, dados: DadosRascunho });
export type RascunhoExportado = Static<typeof RascunhoExportado>;
