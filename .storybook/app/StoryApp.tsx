import { useEffect, useLayoutEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../../src/app/App';
import type { RootState } from '../../src/store/rootReducer';
import type { Stage } from '../stage/globals';
import { momentOf, startClock } from './storyClock';
import { fimDaReserva } from './recordings';
import type { Quem } from './recording';
import { openRunningApp, type RunningApp } from './runningApp';
import type { Api } from './storyApi';

/** App settings of a story. */
export interface AppParameters {
  path: string;
  identity?: Quem;
  api?: Api;
  state?: Partial<RootState>;
}

export interface StoryAppProps extends AppParameters {
  stage: Pick<Stage, 'network' | 'identity' | 'clock'>;
}

/** The whole app, started like `startApp`, over simulated ports. */
export function StoryApp({ path, stage, ...wishes }: StoryAppProps) {
  const [stopClock] = useState(() => startClock(momentOf(stage.clock, fimDaReserva)));
  const [running] = useState(() => {
    // The toolbar takes precedence.
    const quem = stage.identity === 'anonimo' ? (wishes.identity ?? 'anonimo') : stage.identity;
    return openRunningApp({ path, quem, network: stage.network, api: wishes.api ?? {}, state: wishes.state });
  });
  useEffect(
    () => () => {
      running.close();
      stopClock();
    },
    [running, stopClock],
  );
  return (
    <MemoryRouter initialEntries={[path]}>
      <Follow running={running} />
      <App
        app={running.app}
        bindNavigation={running.navigation.bind}
        onHydrated={() => undefined}
        onAlive={running.begin}
      />
    </MemoryRouter>
  );
}

/** Reports the address before anything in the app reads it. */
function Follow({ running }: { running: RunningApp }) {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => running.arrive(pathname + search), [running, pathname, search]);
  return null;
}
