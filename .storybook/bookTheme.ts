import { create, type ThemeVars } from 'storybook/theming';
import { fontFamily, radius, roles } from '../src/ui/theme/tokens';

/** Logo and name. The logo is decorative, since the name is text. */
const title =
  '<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align:-8px;margin-right:8px"> Itapê · componentes';

/** The book in the brand's colours: its frame and its pages. */
export function bookTheme(base: 'light' | 'dark'): ThemeVars {
  const role = roles[base];
  const px = (length: string) => Number.parseInt(length, 10);
  return create({
    base,
    brandTitle: title,
    brandUrl: './',
    brandImage: null as unknown as string,
    fontBase: fontFamily,
    colorPrimary: role.primary.main,
    colorSecondary: role.primary.main,
    appBg: role.sunken,
    appContentBg: role.page,
    appPreviewBg: role.page,
    appHoverBg: role.primary.soft,
    appBorderColor: role.line,
    appBorderRadius: px(radius.md),
    textColor: role.ink,
    textInverseColor: role.primary.contrastText,
    textMutedColor: role.inkMuted,
    barBg: role.surface,
    barTextColor: role.inkMuted,
    barHoverColor: role.primary.main,
    barSelectedColor: role.primary.main,
    buttonBg: role.surface,
    buttonBorder: role.lineStrong,
    booleanBg: role.sunken,
    booleanSelectedBg: role.surface,
    inputBg: role.surface,
    inputBorder: role.lineStrong,
    inputTextColor: role.ink,
    inputBorderRadius: px(radius.sm),
  });
}
