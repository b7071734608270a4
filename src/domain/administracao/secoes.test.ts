import { rotas } from '../base/rotas';
import { isAdministracao } from './isAdministracao';
import { secoesDe } from './secoes';

const cliente = { signedIn: true, agencia: false, agenciaResponsavel: false, admin: false, operacao: false };
const caminhos = (visitante: typeof cliente) =>
  secoesDe(visitante, rotas.administracao.path, undefined).flatMap(({ links }) => links.map(({ href }) => href));

describe('the sections of the back office', () => {
  it('are each a page of it, each once, and none of them is for customers or agencies', () => {
    const pages = Object.values(rotas)
      .map(({ path }) => path as string)
      .filter(isAdministracao);
    expect(caminhos({ ...cliente, admin: true }).sort()).toEqual(pages.sort());
    expect(caminhos({ ...cliente, agencia: true, agenciaResponsavel: true })).toEqual([]);
  });

  it('are for operations those that are not the administrators’ alone', () => {
    const ours = Object.values(rotas).filter(({ acesso }) => (acesso as string) === 'administracao');
    expect(caminhos({ ...cliente, operacao: true }).sort()).toEqual(ours.map(({ path }) => path as string).sort());
  });

  it.each(['/administracaox', '/home', '/'])('do not include %s', (path) => expect(isAdministracao(path)).toBe(false));
});
