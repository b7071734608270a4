import { call, type Flow, ports, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

const PATH = '/Conta/Exportacao';

/** "Baixar meus dados": saves all personal data as a file, even after leaving the page. */
export function* exportarDados(): Flow {
  const { files } = yield* ports();
  while (true) {
    yield* takeEvent('ExportacaoPedida');
    const saving = submit(
      'exportacaoConta',
      { method: 'GET', path: PATH },
      {
        via: () => call(files.save, PATH, 'itape-meus-dados.json'),
        feito: 'Cópia dos seus dados baixada.',
        words: () => 'Não foi possível baixar o arquivo. Tente novamente.',
        toasts: true,
      },
    );
    yield* race({ saved: saving, ended: takeEvent('SessaoEncerrada') });
  }
}
