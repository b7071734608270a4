import { isDaAgencia, rotas } from '../base/rotas';
import { secoesDaAgencia } from './secoesAgencia';

const cliente = { signedIn: true, agencia: false, agenciaResponsavel: false, admin: false, operacao: false };
const linksDe = (visitante: typeof cliente, atual = '/pedidos') =>
  secoesDaAgencia(visitante, atual).flatMap(({ links }) => links);
const caminhos = (visitante: typeof cliente) => linksDe(visitante).map(({ href }) => href);

describe('the sections of an agency', () => {
  it('are all of its pages for who is responsible for it, besides the open ones that it works with', () => {
    const pages = Object.values(rotas)
      .filter((rota) => isDaAgencia(rota))
      .map(({ path }) => path as string);
    expect(caminhos({ ...cliente, agenciaResponsavel: true }).sort()).toEqual(
      [...pages, '/home', '/encomendas?balcao=', '/embarque'].sort(),
    );
  });

  it('leave the operators out for those who only sell', () => {
    const deAgencia = caminhos({ ...cliente, agencia: true });
    expect(deAgencia).toContain('/pedidos');
    expect(deAgencia).not.toContain('/operadores');
  });

  it('have one key each, a letter, and one of them is the page on screen', () => {
    const links = linksDe({ ...cliente, agenciaResponsavel: true }, '/encomendas');
    expect(new Set(links.map(({ shortcut }) => shortcut)).size).toBe(links.length);
    expect(links.every(({ shortcut }) => /^Alt\+[A-Z]$/.test(shortcut))).toBe(true);
    expect(links.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Encomenda']);
  });

  it('keep the letters of the help and of the list free', () => {
    const keys = linksDe({ ...cliente, agenciaResponsavel: true }).map(({ shortcut }) => shortcut);
    expect(keys).not.toContain('Alt+A');
    expect(keys).not.toContain('Alt+L');
  });
});
