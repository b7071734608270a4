import { download } from '../kernel/download';
import { type Flow, race, takeEvent } from '../kernel/effects';
import { msg, t } from '../../words/t';

/** "Baixar meus dados": saves all personal data as a file, even after leaving the page. */
export function* exportarDados(): Flow {
  while (true) {
    yield* takeEvent('ExportacaoPedida');
    const saved = download('exportacaoConta', '/Conta/Exportacao', 'itape-meus-dados.json', {
      feito: msg('Cópia dos seus dados baixada.'),
      words: () => t('Não foi possível baixar o arquivo. Tente novamente.'),
    });
    yield* race({ saved, ended: takeEvent('SessaoEncerrada') });
  }
}
