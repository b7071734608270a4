import { RelatorioFechamentoPage } from '../../features/agencia/caixas/RelatorioFechamentoPage';
import { baixarFechamento } from '../../sagas/agencia/baixarFechamento';
import { filtrarFechamentos } from '../../sagas/agencia/filtrarFechamentos';
import { operarCaixa } from '../../sagas/agencia/operarCaixa';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyStep, usePrefetch } from '../lazyStep';

const contagem = lazyStep(
  'Fechar caixa',
  async () => ({
    Screen: (await import(/* webpackChunkName: "fechamento-contagem" */ '../../features/agencia/caixas/ContagemPage'))
      .ContagemPage,
  }),
  'page',
);
const relatorio = lazyStep(
  'Fechamento de caixa',
  async () => ({
    Screen: (await import(/* webpackChunkName: "fechamento-relatorio" */ '../../features/agencia/caixas/RelatorioPage'))
      .RelatorioPage,
  }),
  'page',
);
const historico = lazyStep('Histórico', async () => ({
  Screen: (await import(/* webpackChunkName: "fechamento-historico" */ '../../features/agencia/caixas/Historico'))
    .Historico,
}));
const lancamento = lazyStep(
  'Lançamento',
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "fechamento-lancamento" */ '../../features/agencia/caixas/LancamentoDialog')
    ).LancamentoDialog,
  }),
  'over',
);
const depois = [lancamento, contagem, relatorio, historico];

/** The current till; the other views load meanwhile. */
export function Screen() {
  usePrefetch(depois);
  return (
    <RelatorioFechamentoPage
      Contagem={contagem.Step}
      Relatorio={relatorio.Step}
      Historico={historico.Step}
      Lancamento={lancamento.Step}
    />
  );
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(operarCaixa);
  app.runWorkflow(filtrarFechamentos);
  app.runWorkflow(baixarFechamento);
}
