import { AtendimentoAjudaPage } from '../../features/empresa/ajuda/AtendimentoAjudaPage';
import { procurarAjuda } from '../../sagas/empresa/procurarAjuda';
import type { AppInstance } from '../createStore';
import { lazyScreen } from '../lazyScreen';

// Loaded on demand, since reading needs no forms.
const Manifestacao = lazyScreen('Atendimento', () => import(/* webpackChunkName: "manifestacao" */ './manifestacao'));
const Protocolo = lazyScreen('Atendimento', () => import(/* webpackChunkName: "protocolo" */ './protocolo'));

export const Screen = () => <AtendimentoAjudaPage Manifestacao={Manifestacao} Protocolo={Protocolo} />;

export function install(app: AppInstance): void {
  app.runWorkflow(procurarAjuda);
}
