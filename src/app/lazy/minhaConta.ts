import { MinhaContaPage } from '../../features/minhaConta/MinhaContaPage';
import { alterarEmail } from '../../sagas/alterarEmail';
import { alterarSenha } from '../../sagas/alterarSenha';
import { avisosAparelho } from '../../sagas/avisosAparelho';
import { dispositivos } from '../../sagas/dispositivos';
import { editarConta } from '../../sagas/editarConta';
import { excluirConta } from '../../sagas/excluirConta';
import { exportarDados } from '../../sagas/exportarDados';
import { escolherLembretes } from '../../sagas/lembretes';
import { seguirEmail } from '../../sagas/seguirEmail';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = MinhaContaPage;

/** Runs once, before the screen's first render. */
export function install(app: AppInstance): void {
  installReads(app);
  for (const workflow of [
    editarConta,
    alterarEmail,
    seguirEmail,
    alterarSenha,
    dispositivos,
    exportarDados,
    excluirConta,
    avisosAparelho,
    escolherLembretes,
  ]) {
    app.runWorkflow(workflow);
  }
}
