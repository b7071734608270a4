import { tones } from '../theme/contrastPairs';
import type { RolePath } from '../theme/contrastPairs';
import type { Tone } from '../theme/tokens';

/** Purpose of a colour role, and its CSS variable. */
export interface RoleName {
  name: string;
  use: string;
  variable: string;
}

const palette = (part: string) => `--mui-palette-${part}`;

const toneNames: Record<(typeof tones)[number], { name: string; use: string; variable: string }> = {
  primary: { name: 'Mata', use: 'a marca e as ações', variable: 'primary' },
  accent: { name: 'Barro', use: 'a única coisa que a tela quer que se faça', variable: 'secondary' },
  success: { name: 'Sucesso', use: 'deu certo, está livre, está pago', variable: 'success' },
  warning: { name: 'Atenção', use: 'ainda dá tempo de mudar algo', variable: 'warning' },
  danger: { name: 'Perigo', use: 'falhou, ou não pode ser desfeito', variable: 'error' },
  info: { name: 'Informação', use: 'bom saber', variable: 'info' },
};

const toneParts: Record<keyof Tone, { name: (tone: string) => string; use: string }> = {
  main: { name: (tone) => tone, use: '' },
  dark: { name: (tone) => `${tone} sob o cursor`, use: 'sob o cursor e pressionado' },
  light: { name: (tone) => `${tone} clara`, use: 'gráficos; nunca texto' },
  contrastText: { name: (tone) => `Texto em ${tone}`, use: 'texto sobre o tom cheio' },
  soft: { name: (tone) => `${tone}, fundo suave`, use: 'avisos e etiquetas' },
  onSoft: { name: () => 'Texto no suave', use: 'texto sobre o fundo suave' },
};

const plain: Record<Exclude<RolePath, `${(typeof tones)[number]}.${keyof Tone}`>, RoleName> = {
  page: { name: 'Página', use: 'o fundo de tudo', variable: palette('background-default') },
  surface: { name: 'Superfície', use: 'cartões e campos', variable: palette('background-paper') },
  sunken: { name: 'Rebaixada', use: 'o que é secundário', variable: palette('surface-sunken') },
  raised: { name: 'Elevada', use: 'menus e diálogos', variable: palette('surface-raised') },
  ink: { name: 'Tinta', use: 'o texto', variable: palette('text-primary') },
  inkMuted: { name: 'Tinta suave', use: 'texto de apoio', variable: palette('text-secondary') },
  inkDisabled: { name: 'Tinta apagada', use: 'texto do que está indisponível', variable: palette('text-disabled') },
  line: { name: 'Linha', use: 'enfeite; não carrega sentido', variable: palette('line-soft') },
  lineStrong: { name: 'Linha forte', use: 'a borda de um controle', variable: palette('line-strong') },
  focus: { name: 'Foco', use: 'o anel de quem usa o teclado', variable: palette('focus-ring') },
  'brand.surface': { name: 'Marca', use: 'cabeçalho, abertura e rodapé', variable: palette('brand-surface') },
  'brand.deep': { name: 'Marca profunda', use: 'o mais escuro da marca', variable: palette('brand-deep') },
  'brand.on': { name: 'Sobre a marca', use: 'texto sobre a marca', variable: palette('brand-on') },
  'brand.muted': { name: 'Suave sobre a marca', use: 'texto de apoio', variable: palette('brand-muted') },
  'brand.accent': { name: 'Ipê', use: 'a luz sobre a marca; o anel de foco dela', variable: palette('brand-accent') },
  'brand.onAccent': { name: 'Sobre o ipê', use: 'texto sobre o amarelo', variable: palette('brand-onAccent') },
  'brand.line': { name: 'Linha da marca', use: 'divide o que está sobre a marca', variable: palette('brand-line') },
};

/** Every role by its path in the tokens. */
export const roleNames = new Map<string, RoleName>([
  ...Object.entries(plain),
  ...tones.flatMap((tone) => {
    const { name, use, variable } = toneNames[tone];
    return Object.entries(toneParts).map(([part, means]): [string, RoleName] => [
      `${tone}.${part}`,
      { name: means.name(name), use: means.use || use, variable: palette(`${variable}-${part}`) },
    ]);
  }),
]);
