import { NavegacaoAgencia } from '../../../features/agencia/navegacao/NavegacaoAgencia';
import { lazyModule } from '../../loading/lazyModule';

const Atalhos = lazyModule(
  async () => ({
    Screen: (await import(/* webpackChunkName: "atalhos" */ '../../../features/agencia/navegacao/AtalhosAgencia'))
      .AtalhosAgencia,
  }),
  { kind: 'quiet' },
);

/** The sections; the keys load after them. */
export const Screen = () => <NavegacaoAgencia Atalhos={Atalhos} />;
