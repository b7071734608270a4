import { LRUCache } from 'lru-cache';
import { arquivoDaTela, type NomeTela, telaDesenhada } from '../../../src/domain/aplicativo/telas';
import type { DadosServidos, PaginaServida } from '../../../src/domain/aplicativo/metaPagina';
import type { Pagina } from '../../../src/domain/wire/base/config';
import type { Language } from '../../../src/words/language';
import { onceEach } from '../../../src/words/onceEach';
import { type FilledPage, fillPage, type Filling, QUICK_BROTLI_QUALITY, readBuiltPage, type Site } from './filledPages';
import { inLanguage } from '../language/language';
import { inEachLanguage } from './pageLanguage';

type Tela = Readonly<Record<Language, FilledPage | undefined>>;

/** Pages of single addresses that are kept: some 100 kB each, in the languages that were asked for. */
const PAGES_KEPT = 100;

export interface Telas {
  /** The page of an address without what the address names. */
  plain: (url: string) => Tela | undefined;
  /** The same with the search or the trip that the address names, where it is known soon enough. */
  find: (url: string) => Promise<Tela | undefined>;
}

/**
 * Finds the page of an address as the build drew it while it loads (ADR 116), in each language. Undefined for the pages
 * of staff, for home, and in a build without it. A page is read when it is first asked for. Some have what their address
 * names, so that neither it nor what stands below it moves once the app is there (ADR 119).
 */
export function createTelas(distDir: string, site: Site): Telas {
  const read = onceEach((tela: NomeTela) =>
    inEachLanguage((language) => readBuiltPage(distDir, arquivoDaTela(tela), language)),
  );
  const draw = (tela: NomeTela, fillingIn: (language: Language) => Filling): Tela =>
    inEachLanguage((language) => {
      const built = read(tela)[language];
      return built && fillPage(built, fillingIn(language), QUICK_BROTLI_QUALITY);
    });
  const telaOf = onceEach((tela: NomeTela) => draw(tela, () => site));
  const kept = new LRUCache<string, Tela>({ max: PAGES_KEPT });

  async function filledOf(tela: NomeTela, pathname: string, query: string): Promise<Tela> {
    const found = await site.servidos?.[pathname]?.(query);
    if (!found) return telaOf(tela);
    const key = `${tela} ${found.chave}`;
    const page =
      kept.get(key) ??
      draw(tela, (language) =>
        withDados(
          site,
          inLanguage(language, () => found.dados()),
        ),
      );
    kept.set(key, page);
    return page;
  }

  const withBuild = (tela: Tela): Tela | undefined => tela['pt-BR'] && tela;
  return {
    plain: (url) => {
      const [pathname, query] = partsOf(url);
      const tela = telaDesenhada(pathname, query);
      return tela && withBuild(telaOf(tela));
    },
    find: async (url) => {
      const [pathname, query] = partsOf(url);
      const tela = telaDesenhada(pathname, query);
      return tela && withBuild(await filledOf(tela, pathname, query));
    },
  };
}

const partsOf = (url: string): [pathname: string, query: string] => {
  const [pathname = '', query = ''] = url.split('?', 2);
  return [pathname, query];
};

/** A site whose page shows what its address names: the same object until the company's words change. */
function withDados({ pagina, aparencia }: Site, dados: DadosServidos): Filling {
  let kept: { said: Pagina; page: PaginaServida } | undefined;
  return {
    aparencia,
    pagina: () => {
      const said = pagina();
      if (kept?.said !== said) kept = { said, page: { ...said, ...dados } };
      return kept.page;
    },
  };
}
