import type { StoryContext } from '@storybook/react-webpack5';
import { toStage } from '../stage/globals';
import { StoryApp, type AppParameters } from './StoryApp';

export type { AppParameters } from './StoryApp';
export { runningApp } from './runningApp';

/** Spread into the meta of a screen's stories: renders the app instead of a component, in full width. */
export const appStory = {
  render: (_args: unknown, { parameters, globals, id }: Pick<StoryContext, 'parameters' | 'globals' | 'id'>) => {
    const { network, identity, clock } = toStage(globals);
    const wishes = parameters['app'] as AppParameters;
    // Other settings make another app, which starts anew.
    const key = [id, network, identity, clock].join();
    return <StoryApp key={key} {...wishes} stage={{ network, identity, clock }} />;
  },
  parameters: { layout: 'fullscreen' },
};
