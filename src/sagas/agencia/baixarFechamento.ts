import { toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';

/** "Baixar PDF" and "Baixar planilha" of a till's closing report. */
export function* baixarFechamento(): Flow {
  const { files } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('FechamentoPedido');
    const { id, numero, formato } = payload;
    const path = `/Agencia/RelatorioFechamento/${id}/${formato === 'pdf' ? 'Pdf' : 'Csv'}`;
    const result = yield* call(files.save, path, `itape-caixa-${numero}.${formato}`);
    if (result.ok) continue;
    yield* put(toastShown({ tone: 'danger', texto: 'Não foi possível baixar o relatório. Tente novamente.' }));
  }
}
