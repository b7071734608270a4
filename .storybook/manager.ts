import type { API_HashEntry } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { renderLabel } from 'storybook-addon-tag-badges/manager-helpers';
import { bookTheme } from './bookTheme';
import { badges } from './badges';
import { registerEventos } from './eventos/register';
import { showInPortuguese } from './moldura/inPortuguese';

/** An entry of the sidebar with its badges. The addresses of pages end in the name that Storybook gives them. */
const labelOf = (entry: API_HashEntry) =>
  renderLabel(entry.type === 'docs' && entry.name === 'Docs' ? { ...entry, name: 'Página' } : entry);

addons.setConfig({
  theme: bookTheme('light'),
  tagBadges: badges,
  sidebar: { showRoots: true, renderLabel: labelOf },
});
registerEventos();
document.documentElement.lang = 'pt-BR';
showInPortuguese(document.body);
