import { buscarViagens } from './buscarViagens';
import { checkSessao } from './checkSessao';
import { guard } from './guard';
import { guardarCanal } from './guardarCanal';
import { guardarLink } from './guardarLink';
import { iniciarSessao } from './iniciarSessao';
import { interfaceEvents } from './interface';
import { lembrarBuscas } from './lembrarBuscas';
import { lerAmbiente } from './lerAmbiente';
import { recheckSessao } from './recheckSessao';
import { sair, sessaoRecusada } from './sair';
import { loadSessaoExterna } from './sessaoExterna';
import { onEvent, onLatest, type Workflow } from './supervised';

const here =
  <T>(workflow: T) =>
  () =>
    Promise.resolve(workflow);

/**
 * Workflows present on every page, each supervised. Those that home does not need are loaded on their event; a lazy
 * screen starts its own with `app.runWorkflow(…)`.
 */
export const workflows: Workflow[] = [
  interfaceEvents,
  guard,
  guardarCanal,
  buscarViagens,
  lembrarBuscas,
  onLatest(['AppIniciado', 'SessaoMudouEmOutraAba'], here(iniciarSessao)),
  onLatest(['SessaoIniciada'], here(lerAmbiente)),
  onLatest(['SessaoIniciada'], here(checkSessao)),
  onLatest(['SessaoIniciada'], here(loadSessaoExterna)),
  onEvent(['SessaoExternaInvalida'], here(recheckSessao)),
  onEvent(['SessaoRecusada'], here(sessaoRecusada)),
  onEvent(['SaidaPedida'], here(sair)),
  onEvent(['LinkGuardado'], here(guardarLink)),
  onEvent(['PertoDeMimPedido'], () =>
    import(/* webpackChunkName: "perto" */ './encontrarPerto').then((m) => m.encontrarPerto),
  ),
  onEvent(['EntrarPedido'], () => import(/* webpackChunkName: "entrar" */ './entrar').then((m) => m.entrar)),
  onEvent(['CompletarCadastro'], () =>
    import(/* webpackChunkName: "cadastro" */ './completarCadastro').then((m) => m.completarCadastro),
  ),
];
