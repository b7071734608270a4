import { AtendimentoAjudaPage } from '../../../features/empresa/ajuda/AtendimentoAjudaPage';
import { procurarAjuda } from '../../../sagas/empresa/procurarAjuda';
import { installReads } from '../../installReads';
import { lazyModule } from '../../loading/lazyModule';
import { msg } from '../../../words/t';

// Loaded on demand, since reading needs no forms.
const Manifestacao = lazyModule(() => import(/* webpackChunkName: "manifestacao" */ './manifestacao'), {
  kind: 'page',
  titulo: msg('Atendimento'),
  largura: 'form',
});
const Protocolo = lazyModule(() => import(/* webpackChunkName: "protocolo" */ './protocolo'), {
  kind: 'page',
  titulo: msg('Atendimento'),
  largura: 'form',
});

export const Screen = () => <AtendimentoAjudaPage Manifestacao={Manifestacao} Protocolo={Protocolo} />;

export const install = installReads;
export const workflows = [procurarAjuda];
