import { LRUCache } from 'lru-cache';
import { arquivoDaTela, telaDesenhada } from '../../../src/domain/aplicativo/telas';
import type { BuscaServida, PaginaServida } from '../../../src/domain/aplicativo/metaPagina';
import type { NomeRota } from '../../../src/domain/base/rotas';
import type { Pagina } from '../../../src/domain/wire/base/config';
import type { Language } from '../../../src/words/language';
import { createFilledPage, type FilledPage, type Filling, QUICK_BROTLI_QUALITY, type Site } from './filledPages';
import { inLanguage } from '../language/language';
import { inEachLanguage } from './pageLanguage';

type Tela = Readonly<Record<Language, FilledPage | undefined>>;

/** Searches whose page is kept, in all languages. */
const SEARCHES_KEPT = 200;

/**
 * Finds the page of an address as the build drew it while it loads (ADR 116), in each language. Undefined for the pages
 * of staff, for home, and in a build without it. A page is read when it is first asked for. That of the results has the
 * heading of its search, so that neither it nor what stands below it moves once the app is there.
 */
export function createTelas(distDir: string, site: Site): (url: string) => Tela | undefined {
  const draw = (nome: NomeRota, fillingIn: (language: Language) => Filling): Tela =>
    inEachLanguage((language) =>
      createFilledPage(distDir, arquivoDaTela(nome), fillingIn(language), language, QUICK_BROTLI_QUALITY),
    );
  const kept = new Map<NomeRota, Tela>();
  const searched = new LRUCache<string, Tela>({ max: SEARCHES_KEPT });

  function telaOf(nome: NomeRota): Tela {
    const tela = kept.get(nome) ?? draw(nome, () => site);
    kept.set(nome, tela);
    return tela;
  }
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
