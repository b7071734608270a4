import { MinhaContaPage } from '../../../features/conta/minhaConta/MinhaContaPage';
import { alterarEmail } from '../../../sagas/conta/alterarEmail';
import { alterarSenha } from '../../../sagas/conta/alterarSenha';
import { dispositivos } from '../../../sagas/conta/dispositivos';
import { editarConta } from '../../../sagas/conta/editarConta';
import { excluirConta } from '../../../sagas/conta/excluirConta';
import { exportarDados } from '../../../sagas/conta/exportarDados';
import { seguirEmail } from '../../../sagas/conta/seguirEmail';
import type { AppInstance } from '../../createStore';
import { lazyModule } from '../../loading/lazyModule';

// Separate chunk: these cards need the cache of reads, for which the page must not wait.
const Outros = lazyModule(() => import(/* webpackChunkName: "outros-conta" */ './outrosConta'), {
  kind: 'quiet',
  onFail: ({ onKnown }) => onKnown(),
});
const CreditoPerdido = lazyModule(() => import(/* webpackChunkName: "outros-conta" */ './creditoPerdido'), {
  kind: 'quiet',
});

export const Screen = () => <MinhaContaPage Outros={Outros} CreditoPerdido={CreditoPerdido} />;

/** Runs once, before the screen's first render. */
export function install(app: AppInstance): void {
  for (const workflow of [
    editarConta,
    alterarEmail,
    seguirEmail,
    alterarSenha,
    dispositivos,
    exportarDados,
    excluirConta,
  ]) {
    app.runWorkflow(workflow);
  }
}
