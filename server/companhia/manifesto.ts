import { comNome } from '../../src/domain/companhia/marca/comNome';
import { isLogotipoDesenhado } from '../../src/domain/companhia/marca/nomeDaMarca';
import type { MarcaEmPalavras } from '../../src/domain/wire/base/config';

/** The parts of the built manifest that a brand changes. */
interface Manifesto {
  name: string;
  short_name: string;
  theme_color: string;
  icons: object[];
  screenshots?: object[];
  shortcuts?: { icons?: object[] }[];
}

/** Any size, drawn anew by the browser. */
const ICONE = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' };

/**
 * The manifest of the installed app in the company's name and colour. Pictures of the build show its own brand, so a
 * company with a logo of its own has the icon that is written, and no screenshots.
 */
export function manifestoOf(built: string, marca: MarcaEmPalavras, barra: string): string {
  const manifesto = JSON.parse(built) as Manifesto;
  const named = {
    ...manifesto,
    name: comNome(manifesto.name, marca.nome),
    short_name: marca.logotipo,
    theme_color: barra,
  };
  if (isLogotipoDesenhado(marca)) return JSON.stringify(named);
  // A field that is undefined is not written.
  const shortcuts = named.shortcuts?.map((one) => ({ ...one, icons: undefined }));
  return JSON.stringify({ ...named, icons: [ICONE], screenshots: undefined, shortcuts });
}
