import { PoltronasStep } from '../../../features/compra/poltronas/PoltronasStep';
import { lazyModule } from '../../loading/lazyModule';

/** Loaded for those who hold too much. */
const Reservas = lazyModule(
  async () => ({
    Screen: (await import(/* webpackChunkName: "reservas" */ '../../../features/compra/poltronas/ReservasEmVigor'))
      .ReservasEmVigor,
  }),
  { kind: 'over', titulo: 'Suas reservas' },
);

export const Screen = () => <PoltronasStep Reservas={Reservas} />;
