import { type Rota, rotaOf } from '../../../src/domain/base/rotas';
import { stageMenus, toStage } from '../../stage/globals';

/** A story of a screen, as far as its page tells of it. */
export interface ScreenStory {
  id: string;
  name: string;
  path: string;
  identity: string;
  network: string;
  /** Calls of the API that are answered otherwise than recorded. */
  answers: readonly string[];
}

/**
 * A prepared story. Its parameters are told here as far as they are read: the app's own type would make every story of
 * the book depend on the whole app.
 */
interface PreparedStory {
  id: string;
  name: string;
  parameters: { app?: { path: string; identity?: string; api?: object } };
  storyGlobals?: Record<string, unknown>;
}

/** A prepared story's address, person, network and answers. */
export function toScreenStory({ id, name, parameters, storyGlobals = {} }: PreparedStory): ScreenStory {
  const { path = '/home', identity = 'anonimo', api = {} } = parameters.app ?? { path: '/home' };
  const { network } = toStage(storyGlobals);
  const calls = Object.keys(api).map((call) => call.replaceAll(/\/[\da-f-]{36}/g, '/:id'));
  return { id, name, path, identity, network, answers: [...new Set(calls)] };
}

/** The routes at which stories open, each once. */
export function routesOf(stories: readonly Pick<ScreenStory, 'path'>[]): Rota[] {
  const found = stories.map(({ path }) => rotaOf(path.split(/[?#]/)[0] ?? ''));
  return [...new Set(found)].filter((rota) => rota !== null);
}

/** A value of a toolbar's menu in the menu's own words. */
function wordOf(menu: string, value: string): string {
  const { items = [] } = stageMenus[menu]?.toolbar ?? {};
  const item = items.find((one) => typeof one === 'object' && one.value === value);
  return (typeof item === 'object' ? item.title : undefined) ?? value;
}

export const identityWords = (identity: string): string =>
  identity === 'novaConta' ? 'Conta nova, sem cadastro' : wordOf('identity', identity);

export const networkWords = (network: string): string => wordOf('network', network);
