import { type Rota, rotas } from '../base/rotas';
import { decideAcesso, type Visitante } from '../sessao/acesso';
import type { ResumoAdministracao } from '../wire/administracao/resumo';

/** Names of the groups of sections, in display order. */
const GRUPOS = {
  hoje: 'Hoje',
  catalogo: 'Catálogo',
  atendimento: 'Atendimento',
  pessoas: 'Pessoas',
  empresa: 'Empresa',
} as const;

/** Subjects that the summary counts. */
export type Assunto = keyof ResumoAdministracao['assuntos'];

interface Secao {
  rota: Rota;
  /** Name in the navigation. */
  rotulo: string;
  grupo: keyof typeof GRUPOS;
  /** Subjects of the summary that wait in this section; their sum stands beside its name. */
  assuntos?: readonly Assunto[];
}

/** Every section of the back office, in display order within its group. A new section is a line here. */
const SECOES: readonly Secao[] = [
  { rota: rotas.administracao, rotulo: 'Visão geral', grupo: 'hoje' },
  { rota: rotas.administracaoOperacao, rotulo: 'Operação do dia', grupo: 'hoje', assuntos: ['partidas'] },
  {
    rota: rotas.administracaoAtendimentos,
    rotulo: 'Atendimentos',
    grupo: 'atendimento',
    assuntos: ['atendimentos'],
  },
  {
    rota: rotas.administracaoManifestacoes,
    rotulo: 'Manifestações',
    grupo: 'atendimento',
    assuntos: ['manifestacoes'],
  },
  {
    rota: rotas.administracaoAlertas,
    rotulo: 'Alertas',
    grupo: 'hoje',
    assuntos: ['invariantes', 'alertas'],
  },
  { rota: rotas.administracaoAcessos, rotulo: 'Consultas a dados', grupo: 'pessoas' },
  { rota: rotas.administracaoLinhas, rotulo: 'Linhas e horários', grupo: 'catalogo' },
  { rota: rotas.administracaoOnibus, rotulo: 'Ônibus', grupo: 'catalogo' },
  { rota: rotas.administracaoCatalogo, rotulo: 'Importação', grupo: 'catalogo' },
  { rota: rotas.administracaoCandidaturas, rotulo: 'Candidaturas', grupo: 'pessoas', assuntos: ['candidaturas'] },
  { rota: rotas.agencias, rotulo: 'Agências', grupo: 'pessoas' },
  { rota: rotas.tarifas, rotulo: 'Tarifas', grupo: 'catalogo' },
  { rota: rotas.cupons, rotulo: 'Cupons', grupo: 'catalogo' },
  { rota: rotas.administracaoEmpresa, rotulo: 'Dados da empresa', grupo: 'empresa' },
  { rota: rotas.administracaoDesempenho, rotulo: 'Desempenho', grupo: 'empresa' },
];

/** The address of the section in which a subject waits; null where a section for it does not exist, or not for them. */
export const caminhoDoAssunto = (assunto: Assunto, visitante: Visitante): string | null =>
  SECOES.find(({ rota, assuntos }) => assuntos?.includes(assunto) && decideAcesso(rota.acesso, visitante) === 'allowed')
    ?.rota.path ?? null;

interface GrupoDeSecoes {
  id: string;
  title: string;
  links: { href: string; label: string; current: boolean; count: number }[];
}

/** The sections that a visitor may open, by group, with the number of things that wait in each. */
export function secoesDe(
  visitante: Visitante,
  atual: string,
  resumo: ResumoAdministracao | undefined,
): GrupoDeSecoes[] {
  const permitidas = SECOES.filter(({ rota }) => decideAcesso(rota.acesso, visitante) === 'allowed');
  return Object.entries(GRUPOS).map(([id, title]) => ({
    id,
    title,
    links: permitidas
      .filter(({ grupo }) => grupo === id)
      .map(({ rota, rotulo, assuntos = [] }) => ({
        href: rota.path,
        label: rotulo,
        current: rota.path === atual,
        count: assuntos.reduce((sum, assunto) => sum + (resumo?.assuntos[assunto].quantos ?? 0), 0),
      })),
  }));
}
