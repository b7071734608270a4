import { addons } from 'storybook/manager-api';
import { bookTheme } from './bookTheme';
import { badges } from './badges';

addons.setConfig({ theme: bookTheme('light'), tagBadges: badges, sidebar: { showRoots: true } });
