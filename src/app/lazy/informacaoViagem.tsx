import { InformacaoViagemPage } from '../../features/viagens/informacao/InformacaoViagemPage';
import { consultarPainel } from '../../sagas/viagens/consultarPainel';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyPart } from '../lazyPart';

/** Loaded only for visitors who may report a departure's status. */
const Operacao = lazyPart(() => import(/* webpackChunkName: "operacao-viagem" */ './operacaoViagem'));

export const Screen = () => <InformacaoViagemPage Operacao={Operacao} />;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(consultarPainel);
}
