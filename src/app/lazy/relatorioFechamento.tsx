import { RelatorioFechamentoPage } from '../../features/relatorioFechamento/RelatorioFechamentoPage';
import { baixarFechamento } from '../../sagas/baixarFechamento';
import { filtrarFechamentos } from '../../sagas/filtrarFechamentos';
import { operarCaixa } from '../../sagas/operarCaixa';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyStep, usePrefetch } from '../lazyStep';

const contagem = lazyStep(
  'Fechar caixa',
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "fechamento-contagem" */ '../../features/relatorioFechamento/ContagemPage')
    ).ContagemPage,
  }),
  'page',
);
const relatorio = lazyStep(
  'Fechamento de caixa',
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "fechamento-relatorio" */ '../../features/relatorioFechamento/RelatorioPage')
    ).RelatorioPage,
  }),
  'page',
);
const historico = lazyStep('Histórico', async () => ({
  Screen: (await import(/* webpackChunkName: "fechamento-historico" */ '../../features/relatorioFechamento/Historico'))
    .Historico,
}));
const lancamento = lazyStep(
  'Lançamento',
  async () => ({
    Screen: (
      await import(
        /* webpackChunkName: "fechamento-lancamento" */ '../../features/relatorioFechamento/LancamentoDialog'
      )
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
