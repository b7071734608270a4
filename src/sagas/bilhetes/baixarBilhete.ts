import { download } from '../kernel/download';
import { type Flow, takeEvent } from '../kernel/effects';

const PDF_FALHOU = 'Não foi possível baixar o PDF. O bilhete na tela vale do mesmo jeito.';
const AGENDA_FALHOU = 'Não foi possível baixar o arquivo da agenda. Tente novamente.';

/** Saves a ticket as PDF or as calendar entry. */
export function* baixarBilhete(): Flow {
  while (true) {
    const { type, payload } = yield* takeEvent('BilhetePdfPedido', 'BilheteAgendaPedido');
    const path = `/Bilhetes/${payload.bilheteId}`;
    const nome = `itape-${payload.localizador}-poltrona-${payload.poltrona}`;
    yield* type === 'BilhetePdfPedido'
      ? download('bilheteArquivo', `${path}/Pdf`, `${nome}.pdf`, { words: () => PDF_FALHOU })
      : download('bilheteArquivo', `${path}/Calendario`, `${nome}.ics`, { words: () => AGENDA_FALHOU });
  }
}
