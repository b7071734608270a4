import { download } from '../kernel/download';
import { type Flow, takeEvent } from '../kernel/effects';
import { msg, translated } from '../../words/t';

/** The files of a ticket: address, ending, and the words of a failure. */
const ARQUIVOS = {
  BilhetePdfPedido: ['Pdf', 'pdf', msg('Não foi possível baixar o PDF. O bilhete na tela vale do mesmo jeito.')],
  BilheteAgendaPedido: ['Calendario', 'ics', msg('Não foi possível baixar o arquivo da agenda. Tente novamente.')],
  BilheteCarteiraPedido: [
    'CarteiraApple',
    'pkpass',
    msg('Não foi possível abrir a Carteira da Apple. O bilhete na tela vale do mesmo jeito.'),
  ],
} as const;

/** Saves a ticket as PDF, as calendar entry, or as pass of Apple Wallet. */
export function* baixarBilhete(): Flow {
  while (true) {
    const { type, payload } = yield* takeEvent('BilhetePdfPedido', 'BilheteAgendaPedido', 'BilheteCarteiraPedido');
    const [address, ending, words] = ARQUIVOS[type];
    const nome = `itape-${payload.localizador}-poltrona-${payload.poltrona}.${ending}`;
    yield* download('bilheteArquivo', `/Bilhetes/${payload.bilheteId}/${address}`, nome, {
      words: () => translated(words),
    });
  }
}
