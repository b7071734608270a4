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

// Separate chunk: notices and credit need the cache of reads, for which the page must not wait.
const Avisos = lazyModule(() => import(/* webpackChunkName: "avisos-conta" */ '../avisos/avisosConta'), {
  kind: 'quiet',
});

const Creditos = lazyModule(() => import(/* webpackChunkName: "avisos-conta" */ './creditosConta'), { kind: 'quiet' });
const CreditoPerdido = lazyModule(() => import(/* webpackChunkName: "avisos-conta" */ './creditoPerdido'), {
  kind: 'quiet',
});
// So are saved cards.
const Cartoes = lazyModule(() => import(/* webpackChunkName: "cartoes-conta" */ './cartoesConta'), { kind: 'quiet' });

export const Screen = () => (
  <MinhaContaPage Avisos={Avisos} Cartoes={Cartoes} Creditos={Creditos} CreditoPerdido={CreditoPerdido} />
);

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
