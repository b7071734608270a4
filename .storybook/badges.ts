import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { roles } from '../src/ui/theme/tokens';
import type { Status } from '../src/ui/docs/componentDocs';

type Hue = 'success' | 'info' | 'warning' | 'danger';

/** Maturity of a component in words and colour, shared by the sidebar and its page. */
export const statusWords: Record<Status, { text: string; hue: Hue; meaning: string }> = {
  estavel: { text: 'estável', hue: 'success', meaning: 'Pode ser usado em qualquer tela; mudanças são anunciadas.' },
  beta: { text: 'beta', hue: 'info', meaning: 'Pode ser usado; os detalhes ainda mudam.' },
  rascunho: { text: 'rascunho', hue: 'warning', meaning: 'Em desenho: não use em telas novas.' },
  obsoleto: { text: 'obsoleto', hue: 'danger', meaning: 'Será removido: veja na página o que usar no lugar.' },
};

const style = (hue: Hue) => {
  const { soft, onSoft } = roles.light[hue];
  return { backgroundColor: soft, color: onSoft, borderColor: onSoft };
};

/** Badges of story tags: status, and the section of the specification. */
export const badges: TagBadgeParameters = [
  ...Object.entries(statusWords).map(([tags, { text, hue, meaning }]) => ({
    tags,
    badge: { text, style: style(hue), tooltip: meaning },
  })),
  {
    tags: { prefix: 'spec' },
    display: { sidebar: false, toolbar: true },
    badge: ({ tag, getTagSuffix }) => ({
      text: getTagSuffix(tag) ?? tag,
      style: { backgroundColor: roles.light.sunken, color: roles.light.ink, borderColor: roles.light.lineStrong },
      tooltip: 'Seção da especificação',
    }),
  },
];
