import { buscarViagens } from './viagens/buscarViagens';
import { checkSessao } from './sessao/checkSessao';
import { guard } from './sessao/guard';
import { guardarCanal } from './chatbot/guardarCanal';
import { guardarLink } from './sessao/guardarLink';
import { iniciarSessao } from './sessao/iniciarSessao';
import { interfaceEvents } from './aplicativo/interface';
import { lembrarBuscas } from './viagens/lembrarBuscas';
import { lerAmbiente } from './aplicativo/lerAmbiente';
import { recheckSessao } from './sessao/recheckSessao';
import { sair, sessaoRecusada } from './sessao/sair';
import { loadSessaoExterna } from './sessao/sessaoExterna';
import { onEvent, onLatest, type Workflow } from './kernel/supervised';

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
  sessaoRecusada,
  onLatest<'AppIniciado' | 'PaginaRestaurada' | 'SessaoMudouEmOutraAba'>(
    ['AppIniciado', 'PaginaRestaurada', 'SessaoMudouEmOutraAba'],
    here(iniciarSessao),
  ),
  onLatest(['AppIniciado', 'SessaoIniciada'], here(lerAmbiente)),
  onLatest(['SessaoIniciada'], here(checkSessao)),
  onLatest(['SessaoIniciada'], here(loadSessaoExterna)),
  onEvent(['SessaoExternaInvalida'], here(recheckSessao)),
  onEvent(['SaidaPedida'], here(sair)),
  onEvent(['LinkGuardado'], here(guardarLink)),
  onEvent(['PertoDeMimPedido'], () =>
    import(/* webpackChunkName: "perto" */ './lugares/encontrarPerto').then((m) => m.encontrarPerto),
  ),
  onEvent(['EntrarPedido', 'EntrarParaContinuar'], () =>
    import(/* webpackChunkName: "entrar" */ './sessao/entrar/entrar').then((m) => m.entrar),
  ),
  onEvent(['CompletarCadastro'], () =>
    import(/* webpackChunkName: "cadastro" */ './conta/completarCadastro').then((m) => m.completarCadastro),
  ),
];
