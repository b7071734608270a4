import { resumoAdministracao, semPendencias } from '../../../tests/bodies/administracaoBodies';
import { rotas } from '../base/rotas';
import { separarAssuntos, textosDoAssunto } from './assuntos';
import { caminhoDoAssunto, secoesDe, type Assunto } from './secoes';

const ninguem = { signedIn: false, agencia: false, agenciaResponsavel: false, admin: false, operacao: false };
const admin = { ...ninguem, signedIn: true, admin: true };
const operacao = { ...ninguem, signedIn: true, operacao: true };
const responsavel = { ...ninguem, signedIn: true, agencia: true, agenciaResponsavel: true };
const todos: Assunto[] = ['invariantes', 'alertas', 'partidas', 'atendimentos', 'manifestacoes', 'candidaturas'];

describe('the overview', () => {
  it('puts what waits before what does not, the gravest first in both', () => {
    expect(separarAssuntos(resumoAdministracao.assuntos)).toEqual({
      esperam: ['invariantes', 'alertas', 'partidas', 'manifestacoes'],
      emDia: ['atendimentos', 'candidaturas'],
    });
  });

  it('has nothing that waits on a quiet day, and forgets no subject', () => {
    expect(separarAssuntos(semPendencias.assuntos)).toEqual({ esperam: [], emDia: todos });
    const { esperam, emDia } = separarAssuntos(resumoAdministracao.assuntos);
    expect([...esperam, ...emDia].toSorted()).toEqual(todos.toSorted());
  });

  it.each<[Assunto, number, string]>([
    ['invariantes', 1, 'urgente'],
    ['invariantes', 5, 'urgente'],
    ['partidas', 1, '1 cancelada'],
    ['partidas', 2, '2 canceladas'],
    ['manifestacoes', 1, '1 com prazo vencido'],
    ['manifestacoes', 3, '3 com prazo vencido'],
    ['atendimentos', 1, '1 com prazo vencido'],
    ['candidaturas', 1, ''],
  ])('says of %s, of which %i cannot wait: “%s”', (assunto, quantos, words) => {
    expect(textosDoAssunto[assunto].urgentes(quantos)).toBe(words);
  });
});

describe('the way from a subject to its section', () => {
  it.each<[Assunto, string]>([
    ['invariantes', rotas.administracaoAlertas.path],
    ['alertas', rotas.administracaoAlertas.path],
    ['partidas', rotas.administracaoOperacao.path],
    ['atendimentos', rotas.administracaoAtendimentos.path],
    ['manifestacoes', rotas.administracaoManifestacoes.path],
    ['candidaturas', rotas.administracaoCandidaturas.path],
  ])('of %s is %s, for the staff and for nobody else', (assunto, path) => {
    expect([admin, operacao].map((visitante) => caminhoDoAssunto(assunto, visitante))).toEqual([path, path]);
    expect([ninguem, responsavel].map((visitante) => caminhoDoAssunto(assunto, visitante))).toEqual([null, null]);
  });
});

describe('the navigation of the back office', () => {
  const links = (visitante: typeof admin, atual: string, resumo = resumoAdministracao) =>
    secoesDe(visitante, atual, resumo).flatMap((grupo) => grupo.links);
  const contados = (resumo?: typeof resumoAdministracao) =>
    Object.fromEntries(
      secoesDe(admin, rotas.administracao.path, resumo)
        .flatMap((grupo) => grupo.links)
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => [label, count]),
    );

  it('counts beside each section what waits in it, alerts and broken rules together', () => {
    expect(contados(resumoAdministracao)).toEqual({ 'Operação do dia': 4, Alertas: 4, Manifestações: 12 });
  });

  it('counts nothing before the counts are there', () => expect(contados()).toEqual({}));

  it.each([rotas.administracao.path, rotas.tarifas.path, rotas.administracaoAlertas.path])(
    'marks %s, and that alone, as the page that is open',
    (path) => {
      const current = links(admin, path).filter((link) => link.current);
      expect(current.map(({ href }) => href)).toEqual([path]);
    },
  );

  it('offers the administrators’ own sections to them alone', () => {
    const hrefs = (visitante: typeof admin) => links(visitante, '').map(({ href }) => href);
    const only = hrefs(admin).filter((href) => !hrefs(operacao).includes(href));
    expect(only).toEqual(expect.arrayContaining([rotas.administracaoAcessos.path, rotas.agencias.path]));
    expect(only).not.toContain(rotas.tarifas.path);
    expect(hrefs(ninguem)).toEqual([]);
  });
});
