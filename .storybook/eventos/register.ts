import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ADDON_ID } from './channel';
import { Panel } from './Panel';

/** Registers the panel. */
export function registerEventos(): void {
  addons.register(ADDON_ID, () => {
    addons.add(`${ADDON_ID}/panel`, {
      type: types.PANEL,
      title: 'Eventos',
      // Hidden instead of unmounted, so that events are recorded meanwhile.
      render: ({ active }) => React.createElement('div', { hidden: !active }, React.createElement(Panel)),
    });
  });
}
