import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ADDON_ID } from './channel';
import { Panel } from './Panel';

/** Puts the panel beside the others. */
export function registerEventos(): void {
  addons.register(ADDON_ID, () => {
    addons.add(`${ADDON_ID}/panel`, {
      type: types.PANEL,
      title: 'Eventos',
      // Hidden, not gone: what happens meanwhile is to be found in the list.
      render: ({ active }) => React.createElement('div', { hidden: !active }, React.createElement(Panel)),
    });
  });
}
