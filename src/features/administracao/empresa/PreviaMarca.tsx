import { isCor } from '../../../domain/base/cor';
import { fundos } from '../../../domain/companhia/marca/contrasteDaMarca';
import { palavrasDaMarca } from '../../../domain/companhia/marca/nomeDaMarca';
import { paletaInteira } from '../../../domain/companhia/marca/paleta';
import type { CoresMarca, Marca } from '../../../domain/wire/companhia/companhia';
import { BrandPreview, type PreviewScheme } from '../../../ui/BrandPreview/BrandPreview';
import { Text } from '../../../ui/Text/Text';

/** The brand as it is typed, in both schemes; a text while a colour is none, or while there is no name to write. */
export function PreviaMarca({ nome, marca }: { nome: string; marca: Marca }) {
  const cores = typedCores(marca.cores);
  if (cores === null) return <Text tone="quiet">A prévia volta quando todas as cores estiverem escritas.</Text>;
  const brand = palavrasDaMarca({ nome, marca });
  if (brand.logotipo === '') return <Text tone="quiet">A prévia aparece quando a empresa tiver um nome.</Text>;
  const schemes = [
    schemeOf('Tema claro', cores, 'light', fundos.clara[0], '#221d17'),
    schemeOf('Tema escuro', cores, 'dark', fundos.escura[0], '#f5efe5'),
  ];
  return <BrandPreview brand={brand} schemes={schemes} />;
}

/** The colours as they are sent; null while one of them is none. */
function typedCores({ clara, escura, faixa }: CoresMarca): CoresMarca | null {
  const read = <T extends Record<string, string>>(part: T): T =>
    Object.fromEntries(Object.entries(part).map(([name, text]) => [name, text.trim().toLowerCase()])) as T;
  const cores = { clara: read(clara), escura: read(escura), faixa: read(faixa) };
  return Object.values(cores)
    .flatMap(Object.values<string>)
    .every(isCor)
    ? cores
    : null;
}

function schemeOf(
  title: string,
  cores: CoresMarca,
  esquema: 'light' | 'dark',
  page: string,
  ink: string,
): PreviewScheme {
  const { primary, accent, brand } = paletaInteira(cores, esquema);
  return {
    title,
    page,
    ink,
    band: brand.surface,
    onBand: brand.on,
    detail: brand.accent,
    primary: primary.main,
    onPrimary: primary.contrastText,
    accent: accent.main,
    onAccent: accent.contrastText,
  };
}
