import { download } from '../kernel/download';
import { type Flow, takeEvent } from '../kernel/effects';

/** "Baixar PDF" and "Baixar planilha" of a till's closing report. */
export function* baixarFechamento(): Flow {
  while (true) {
    const { id, numero, formato } = (yield* takeEvent('FechamentoPedido')).payload;
    const path = `/Agencia/RelatorioFechamento/${id}/${formato === 'pdf' ? 'Pdf' : 'Csv'}`;
    yield* download('fechamento', path, `itape-caixa-${numero}.${formato}`, {
      words: () => 'Não foi possível baixar o relatório. Tente novamente.',
    });
  }
}
