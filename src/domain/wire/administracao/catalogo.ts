import { Type, type Static } from 'typebox';
import { ARQUIVO_MAXIMO_BYTES, PARTE_BYTES } from '../../administracao/partes';
import { closed, Id, Instante, Linha } from '../base/campos';

const PARTES_MAXIMO = ARQUIVO_MAXIMO_BYTES / PARTE_BYTES;

/** POST body: announces a feed, which then comes in parts. */
export const NovaImportacao = closed({
  nome: Linha(1, 200),
  bytes: Type.Integer({ minimum: 1, maximum: ARQUIVO_MAXIMO_BYTES }),
});
export type NovaImportacao = Static<typeof NovaImportacao>;

export const EnderecoParte = closed({
  id: Id,
  n: Type.String({ pattern: '^(0|[1-9][0-9]{0,2})$', description: `Número da parte, de 0 a ${PARTES_MAXIMO - 1}` }),
});
/** PUT body: a part in base64. */
export const ParteImportacao = closed({
  conteudo: Type.String({
    minLength: 4,
    maxLength: Math.ceil(PARTE_BYTES / 3) * 4,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
  }),
});

/**
 * `recebendo` parts are missing; `conferindo` it is being read; `recusada` it has faults; `conferida` the preview is
 * there; `aplicando` it is being written; `ultrapassada` the catalogue has changed since the preview; `falhou` the server
 * could not go on.
 */
export const SituacaoImportacao = Type.Union([
  Type.Literal('recebendo'),
  Type.Literal('conferindo'),
  Type.Literal('recusada'),
  Type.Literal('conferida'),
  Type.Literal('aplicando'),
  Type.Literal('aplicada'),
  Type.Literal('ultrapassada'),
  Type.Literal('descartada'),
  Type.Literal('falhou'),
]);
export type SituacaoImportacao = Static<typeof SituacaoImportacao>;

/** A fault or a warning, where a person finds it. */
const AchadoFeed = Type.Object({
  arquivo: Type.String(),
  linha: Type.Union([Type.Integer(), Type.Null()]),
  motivo: Type.String(),
});
export type AchadoFeed = Static<typeof AchadoFeed>;

const AchadosFeed = Type.Object({ total: Type.Integer(), primeiros: Type.Array(AchadoFeed) });
export type AchadosFeed = Static<typeof AchadosFeed>;

const Contagem = Type.Object({ novas: Type.Integer(), mudadas: Type.Integer(), encerradas: Type.Integer() });
const ResumoFeed = Type.Object({
  localidades: Contagem,
  linhas: Contagem,
  paradas: Contagem,
  trechos: Contagem,
  tarifas: Contagem,
  onibus: Contagem,
  horarios: Contagem,
  excecoes: Contagem,
});
export type ResumoFeed = Static<typeof ResumoFeed>;

const LinhaDoFeed = Type.Object({ codigo: Type.String(), nome: Type.String() });
const LinhasDoFeed = Type.Object({ total: Type.Integer(), primeiras: Type.Array(LinhaDoFeed) });

const PartidaMantida = Type.Object({
  id: Type.String(),
  linha: Type.String(),
  nome: Type.String(),
  dia: Type.String(),
  hora: Type.String(),
  poltronas: Type.Integer(),
  motivo: Type.Union([
    Type.Literal('retirada'),
    Type.Literal('horario'),
    Type.Literal('onibus'),
    Type.Literal('linha'),
  ]),
});
export type PartidaMantidaFeed = Static<typeof PartidaMantida>;

/** The effect of another timetable on the departures. */
export const MudancasPartidas = Type.Object({
  novas: Type.Integer(),
  mudadas: Type.Integer(),
  retiradas: Type.Integer(),
  /** Sold ones that stay as they were sold. */
  mantidas: Type.Integer(),
  primeiras: Type.Array(PartidaMantida),
});
export type MudancasPartidas = Static<typeof MudancasPartidas>;

/** The effect of a feed; null where it has faults. */
const EfeitoFeed = Type.Object({
  /** False where the catalogue is already as the feed wants it. */
  muda: Type.Boolean(),
  resumo: ResumoFeed,
  linhasNovas: LinhasDoFeed,
  linhasEncerradas: LinhasDoFeed,
  partidas: MudancasPartidas,
});
export type EfeitoFeed = Static<typeof EfeitoFeed>;

export const ResultadoImportacao = Type.Object({
  feedVersao: Type.Union([Type.String(), Type.Null()]),
  falhas: AchadosFeed,
  avisos: AchadosFeed,
  efeito: Type.Union([EfeitoFeed, Type.Null()]),
});
export type ResultadoImportacao = Static<typeof ResultadoImportacao>;

const resumo = {
  id: Id,
  nome: Type.String(),
  bytes: Type.Integer(),
  situacao: SituacaoImportacao,
  /** Name of the person who brought it. */
  autor: Type.String(),
  criadaEm: Instante,
  /** Name of the person who applied it; null before. */
  aplicadaPor: Type.Union([Type.String(), Type.Null()]),
};

/** An import of a feed by hand. */
export const Importacao = Type.Object({
  ...resumo,
  /** The preview, or the effect once it is applied; null before it was read. */
  resultado: Type.Union([ResultadoImportacao, Type.Null()]),
});
export type Importacao = Static<typeof Importacao>;

/** GET /Administracao/Catalogo: the catalogue's history, the latest first, and imports that are not applied. */
export const CatalogoAdministracao = Type.Object({
  vazio: Type.Boolean(),
  importacoes: Type.Array(Type.Object(resumo)),
  historico: Type.Array(
    Type.Object({
      id: Id,
      autor: Type.String(),
      em: Instante,
      feedVersao: Type.Union([Type.String(), Type.Null()]),
      resumo: ResumoFeed,
    }),
  ),
});
export type CatalogoAdministracao = Static<typeof CatalogoAdministracao>;
export type ImportacaoResumo = CatalogoAdministracao['importacoes'][number];
