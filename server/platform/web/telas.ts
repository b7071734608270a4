import { LRUCache } from 'lru-cache';
import { arquivoDaTela, telaDesenhada } from '../../../src/domain/aplicativo/telas';
import type { BuscaServida, PaginaServida } from '../../../src/domain/aplicativo/metaPagina';
import type { NomeRota } from '../../../src/domain/base/rotas';
import type { Pagina } from '../../../src/domain/wire/base/config';
import type { Language } from '../../../src/words/language';
import { onceEach } from '../../../src/words/onceEach';
import { type FilledPage, fillPage, type Filling, QUICK_BROTLI_QUALITY, readBuiltPage, type Site } from './filledPages';
import { inLanguage } from '../language/language';
import { inEachLanguage } from './pageLanguage';

type Tela = Readonly<Record<Language, FilledPage | undefined>>;

/** Searches whose page is kept: some 100 kB each, in the languages that were asked for. */
const SEARCHES_KEPT = 100;

/**
 * Finds the page of an address as the build drew it while it loads (ADR 116), in each language. Undefined for the pages
 * of staff, for home, and in a build without it. A page is read when it is first asked for. That of the results has the
 * heading of its search, so that neither it nor what stands below it moves once the app is there.
 */
export function createTelas(distDir: string, site: Site): (url: string) => Tela | undefined {
  const read = onceEach((nome: NomeRota) =>
    inEachLanguage((language) => readBuiltPage(distDir, arquivoDaTela(nome), language)),
  );
  const draw = (nome: NomeRota, fillingIn: (language: Language) => Filling): Tela =>
    inEachLanguage((language) => {
      const built = read(nome)[language];
      return built && fillPage(built, fillingIn(language), QUICK_BROTLI_QUALITY);
    });
  const telaOf = onceEach((nome: NomeRota) => draw(nome, () => site));
  const searched = new LRUCache<string, Tela>({ max: SEARCHES_KEPT });

  function resultsOf(query: string): Tela {
    const { busca } = site;
    const found = busca?.(query);
    if (!busca || !found) return telaOf('resultadoBusca');
    const ids = found.lugares.map(({ id }) => id).join();
    const tela =
      searched.get(ids) ??
      draw('resultadoBusca', (language) =>
        withBusca(
          site,
          inLanguage(language, () => busca(query) ?? found),
        ),
      );
    searched.set(ids, tela);
    return tela;
  }

  return (url) => {
    const [pathname = '', query = ''] = url.split('?', 2);
    const nome = telaDesenhada(pathname);
    if (!nome) return undefined;
    const tela = nome === 'resultadoBusca' ? resultsOf(query) : telaOf(nome);
    return tela['pt-BR'] && tela;
  };
}

/** A site whose page shows a search: the same object until the company's words change. */
function withBusca({ pagina, aparencia }: Site, busca: BuscaServida): Filling {
  let kept: { said: Pagina; page: PaginaServida } | undefined;
  return {
    aparencia,
    pagina: () => {
      const said = pagina();
      if (kept?.said !== said) kept = { said, page: { ...said, busca } };
      return kept.page;
    },
  };
}
