import { PoltronasStep } from '../../../features/compra/poltronas/PoltronasStep';
import { lazyModule } from '../../loading/lazyModule';
import { ClassesDaPlanta } from '../viagens/Classes';

/** Loaded for those who hold too much, with the other dialog about seats: one more chunk with a dialog would part the shared code anew. */
const Reservas = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "olhar-poltronas" */ '../../../features/compra/poltronas/ReservasEmVigor')
    ).ReservasEmVigor,
  }),
  { kind: 'over', titulo: 'Suas reservas' },
);

export const Screen = () => <PoltronasStep Reservas={Reservas} Classes={ClassesDaPlanta} />;
