import { MinhaContaPage } from '../../features/minhaConta/MinhaContaPage';
import { alterarEmail } from '../../sagas/alterarEmail';
import { alterarSenha } from '../../sagas/alterarSenha';
import { dispositivos } from '../../sagas/dispositivos';
import { editarConta } from '../../sagas/editarConta';
import { excluirConta } from '../../sagas/excluirConta';
import { exportarDados } from '../../sagas/exportarDados';
import { seguirEmail } from '../../sagas/seguirEmail';
import type { AppInstance } from '../createStore';
import { lazyPart } from '../lazyPart';

// Separate chunk: notices need the cache of reads, for which the page must not wait.
const Avisos = lazyPart(() => import(/* webpackChunkName: "avisos-conta" */ './avisosConta'));

export const Screen = () => <MinhaContaPage Avisos={Avisos} />;

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
