import { addons } from 'storybook/manager-api';
import { bookTheme } from './bookTheme';
import { badges } from './badges';
import { registerEventos } from './eventos/register';

addons.setConfig({ theme: bookTheme('light'), tagBadges: badges, sidebar: { showRoots: true } });
registerEventos();
