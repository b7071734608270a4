import { InformacaoViagemPage } from '../../../features/viagens/informacao/InformacaoViagemPage';
import { consultarPainel } from '../../../sagas/viagens/consultarPainel';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';

/** Loaded only for visitors who may report a departure's status. */
const Operacao = lazyModule(() => import(/* webpackChunkName: "operacao-viagem" */ './operacaoViagem'), {
  kind: 'quiet',
});

export const Screen = () => <InformacaoViagemPage Operacao={Operacao} />;

export const install = installReads;
export const workflows = [consultarPainel];
