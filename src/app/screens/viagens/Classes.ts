import { lazyModule } from '../../loading/lazyModule';

const load = () => import(/* webpackChunkName: "classes-do-onibus" */ './classesDoOnibus');

/** The drawn classes of a coach, loaded where somebody unfolds a trip; its details do without them. */
export const ClassesDoOnibus = lazyModule(async () => ({ Screen: (await load()).ClassesDoOnibus }), { kind: 'quiet' });

/** The same from a coach's plan, loaded where somebody asks for it. */
export const ClassesDaPlanta = lazyModule(async () => ({ Screen: (await load()).ClassesDaPlanta }), {
  kind: 'part',
  titulo: 'Classes e comodidades',
});
