import { contrast, leastContrast, mix, towards, type Cor } from '../../base/cor';
import type { CoresMarca } from '../../wire/companhia/companhia';
import { CONTRASTE_MINIMO, fundos, TEXTO_DA_FAIXA } from './contrasteDaMarca';
import { coresPadrao } from './marcaPadrao';

/** A colour in its uses, as the tokens of the library name them. */
export interface Tom {
  main: Cor;
  dark: Cor;
  light: Cor;
  contrastText: Cor;
  soft: Cor;
  onSoft: Cor;
}

/** The band of header and footer, as the tokens of the library name its parts. */
export interface Faixa {
  surface: Cor;
  deep: Cor;
  on: Cor;
  muted: Cor;
  accent: Cor;
  onAccent: Cor;
  line: Cor;
}

/** The parts of a scheme that a brand changes; a part is undefined where it is the build's own. */
export interface Paleta {
  primary?: Tom;
  accent?: Tom;
  brand?: Faixa;
  focus?: Cor;
}

/** The schemes of the stylesheet. */
export type Esquema = 'light' | 'dark' | 'contrast' | 'contrastDark';

const BLACK = '#000000';
const WHITE = '#ffffff';

/** A scheme by what its colours stand on, and by what is asked of them. */
interface Regras {
  isDark: boolean;
  grounds: readonly Cor[];
  ink: Cor;
  /** Least contrast of text. */
  text: number;
}

const regras: Record<Esquema, Regras> = {
  light: { isDark: false, grounds: fundos.clara, ink: '#221d17', text: CONTRASTE_MINIMO },
  dark: { isDark: true, grounds: fundos.escura, ink: '#f5efe5', text: CONTRASTE_MINIMO },
  contrast: { isDark: false, grounds: ['#ffffff', '#f4f1ea'], ink: BLACK, text: 7 },
  contrastDark: { isDark: true, grounds: ['#000000', '#0b0a08', '#171511'], ink: WHITE, text: 7 },
};

/** Every part of the palette that these colours make of a scheme. */
export function paletaInteira(cores: CoresMarca, esquema: Esquema): Required<Omit<Paleta, 'focus'>> {
  const regra = regras[esquema];
  const { primaria, destaque } = regra.isDark ? cores.escura : cores.clara;
  return { primary: tomOf(primaria, regra), accent: tomOf(destaque, regra), brand: faixaOf(cores.faixa, regra) };
}

/** The palette that a company's colours make of a scheme. Colours that the build has already change nothing. */
export function paletaDaMarca(cores: CoresMarca, esquema: Esquema): Paleta {
  const { isDark } = regras[esquema];
  const [own, built] = isDark ? [cores.escura, coresPadrao.escura] : [cores.clara, coresPadrao.clara];
  const isOwnBand = cores.faixa.fundo !== coresPadrao.faixa.fundo || cores.faixa.detalhe !== coresPadrao.faixa.detalhe;
  const whole = paletaInteira(cores, esquema);
  const primary = own.primaria === built.primaria ? undefined : whole.primary;
  const brand = isOwnBand ? whole.brand : undefined;
  return {
    ...(primary && { primary }),
    ...(own.destaque !== built.destaque && { accent: whole.accent }),
    ...(brand && { brand }),
    ...focusOf(esquema, primary, brand),
  };
}

/** The ring is the primary colour in the light scheme, the band's detail in the dark one; high contrast has its own. */
function focusOf(esquema: Esquema, primary: Tom | undefined, brand: Faixa | undefined): Pick<Paleta, 'focus'> {
  if (esquema === 'light' && primary) return { focus: primary.main };
  return esquema === 'dark' && brand ? { focus: brand.accent } : {};
}

function tomOf(cor: Cor, regra: Regras): Tom {
  return regra.isDark ? tomEscuro(cor, regra) : tomClaro(cor, regra);
}

function tomClaro(cor: Cor, { grounds, text, ink }: Regras): Tom {
  const main = towards(cor, BLACK, (one) => leastContrast(one, grounds) >= text);
  const soft = towards(mix(main, WHITE, 0.86), WHITE, (one) => contrast(ink, one) >= text);
  return {
    main,
    dark: mix(main, BLACK, 0.24),
    light: mix(main, WHITE, 0.25),
    contrastText: WHITE,
    soft,
    onSoft: towards(mix(main, BLACK, 0.3), BLACK, (one) => contrast(one, soft) >= text),
  };
}

function tomEscuro(cor: Cor, { grounds, text, ink }: Regras): Tom {
  const main = towards(cor, WHITE, (one) => leastContrast(one, grounds) >= text);
  const dark = mix(main, WHITE, 0.25);
  const soft = towards(mix(main, BLACK, 0.74), BLACK, (one) => contrast(ink, one) >= text);
  return {
    main,
    dark,
    light: mix(main, WHITE, 0.5),
    contrastText: towards(mix(main, BLACK, 0.82), BLACK, (one) => leastContrast(one, [main, dark]) >= text),
    soft,
    onSoft: towards(mix(main, WHITE, 0.5), WHITE, (one) => contrast(one, soft) >= text),
  };
}

/** The band is dark in every scheme, and darker where the page is, or where more contrast is wished for. */
function faixaOf({ fundo, detalhe }: CoresMarca['faixa'], { isDark, text }: Regras): Faixa {
  const isHigh = text > CONTRASTE_MINIMO;
  const on = isHigh ? WHITE : TEXTO_DA_FAIXA;
  const shade = (isDark ? 0.22 : 0) + (isHigh ? 0.4 : 0);
  const surface = towards(mix(fundo, BLACK, shade), BLACK, (one) => contrast(on, one) >= text);
  const deep = mix(surface, BLACK, 0.3);
  const both = [surface, deep];
  const accent = towards(detalhe, WHITE, (one) => leastContrast(one, both) >= text);
  return {
    surface,
    deep,
    on,
    muted: towards(mix(on, fundo, isHigh ? 0.1 : 0.25), on, (one) => leastContrast(one, both) >= text),
    accent,
    onAccent: towards(mix(accent, BLACK, 0.82), BLACK, (one) => contrast(one, accent) >= text),
    line: isHigh
      ? towards(mix(surface, WHITE, 0.5), WHITE, (one) => leastContrast(one, both) >= CONTRASTE_MINIMO)
      : mix(surface, WHITE, 0.17),
  };
}
