import { RelatorioFechamentoPage } from '../../../features/agencia/caixas/RelatorioFechamentoPage';
import { baixarFechamento } from '../../../sagas/agencia/baixarFechamento';
import { filtrarFechamentos } from '../../../sagas/agencia/filtrarFechamentos';
import { operarCaixa } from '../../../sagas/agencia/operarCaixa';
import { installReads } from '../../installReads';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const abertura = lazyModule(
  async () => ({
    Screen: (await import(/* webpackChunkName: "fechamento-abertura" */ '../../../features/agencia/caixas/AbrirCaixa'))
      .AbrirCaixa,
  }),
  { kind: 'part', titulo: 'Abrir caixa' },
);
const contagem = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "fechamento-contagem" */ '../../../features/agencia/caixas/ContagemPage')
    ).ContagemPage,
  }),
  { kind: 'page', titulo: 'Fechar caixa' },
);
const relatorio = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "fechamento-relatorio" */ '../../../features/agencia/caixas/RelatorioPage')
    ).RelatorioPage,
  }),
  { kind: 'page', titulo: 'Fechamento de caixa' },
);
const historico = lazyModule(
  async () => ({
    Screen: (await import(/* webpackChunkName: "fechamento-historico" */ '../../../features/agencia/caixas/Historico'))
      .Historico,
  }),
  { kind: 'part', titulo: 'Histórico' },
);
const lancamento = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "fechamento-lancamento" */ '../../../features/agencia/caixas/LancamentoDialog')
    ).LancamentoDialog,
  }),
  { kind: 'over', titulo: 'Lançamento' },
);
const depois = [abertura, lancamento, contagem, relatorio, historico];

/** The current till; the other views load meanwhile. */
export function Screen() {
  usePrefetch(depois);
  return (
    <RelatorioFechamentoPage
      Abertura={abertura}
      Contagem={contagem}
      Relatorio={relatorio}
      Historico={historico}
      Lancamento={lancamento}
    />
  );
}

export const install = installReads;
export const workflows = [operarCaixa, filtrarFechamentos, baixarFechamento];
