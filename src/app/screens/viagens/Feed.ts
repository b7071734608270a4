import { lazyModule } from '../../loading/lazyModule';

/** Suggestions of places, loaded with the first place field that is used. */
export const Feed = lazyModule(() => import(/* webpackChunkName: "localidades" */ '../lugares/localidades'), {
  kind: 'quiet',
});
