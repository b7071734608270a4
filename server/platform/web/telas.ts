import { arquivoDaTela, telasDesenhadas } from '../../../src/domain/aplicativo/telas';
import { nomeDaRota } from '../../../src/domain/base/rotas';
import type { Language } from '../../../src/words/language';
import { createFilledPage, type FilledPage, QUICK_BROTLI_QUALITY, type Site } from './filledPages';
import { inEachLanguage } from './pageLanguage';

type Tela = Readonly<Record<Language, FilledPage | undefined>>;

/**
 * Finds the page of an address as the build drew it while it loads (ADR 116), in each language. Undefined for the pages
 * of staff, for home, and in a build without it. A page is read when it is first asked for.
 */
export function createTelas(distDir: string, site: Site): (pathname: string) => Tela | undefined {
  const kept = new Map<string, Tela>();
  return (pathname) => {
    const nome = nomeDaRota(pathname);
    const desenhada = telasDesenhadas.find((one) => one === nome);
    if (!desenhada) return undefined;
    const file = arquivoDaTela(desenhada);
    const tela =
      kept.get(file) ??
      inEachLanguage((language) => createFilledPage(distDir, file, site, language, QUICK_BROTLI_QUALITY));
    kept.set(file, tela);
    return tela['pt-BR'] && tela;
  };
}
