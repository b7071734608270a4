import type { DadosCompanhia } from '../../src/domain/wire/companhia/companhia';
import type { Pagina } from '../../src/domain/wire/base/config';
import { inLanguage } from '../platform/language/language';
import { companhiaDeDemonstracao } from '../seed/empresa/companhia';
import { createPagina } from './pagina';

const santosACampinas = {
  origem: { id: 'a', nome: 'Santos' },
  destino: { id: 'b', nome: 'Campinas' },
};

/** The pages of a company whose data and routes may change. */
function start() {
  const world: { dados: DadosCompanhia | null; rotas: Pagina['rotas'] } = {
    dados: companhiaDeDemonstracao.dados,
    rotas: [],
  };
  return { world, pagina: createPagina({ dados: () => world.dados }, () => world.rotas) };
}

describe('what the pages say', () => {
  it('is the same object until the company or the catalogue changes', () => {
    const { pagina } = start();
    expect(pagina()).toBe(pagina());
  });

  it('follows the data of the company', () => {
    const { world, pagina } = start();
    const before = pagina();
    world.dados = null;
    expect(pagina()).not.toBe(before);
    expect(pagina().rodape).toEqual(['A empresa ainda não informou nome, CNPJ, endereço e contatos.']);
  });

  it('are kept in Portuguese, whatever the language of the request that comes first', () => {
    const { pagina } = start();
    expect(inLanguage('en', () => pagina().rodape).at(-1)).toMatch(/^Privacidade: /);
  });

  it('follows the routes of the catalogue', () => {
    const { world, pagina } = start();
    expect(pagina().rotas).toEqual([]);
    world.rotas = [santosACampinas];
    expect(pagina().rotas).toEqual([santosACampinas]);
  });
});
