import { toastShown } from '../../store/aplicativo/interface';
import { tentativaEnded, tentativaSent } from '../../store/conta/minhaConta';
import { call, type Flow, ports, put, race, takeEvent } from '../kernel/effects';

/** "Baixar meus dados": saves all personal data as a file, even after leaving the page. */
export function* exportarDados(): Flow {
  while (true) {
    yield* takeEvent('ExportacaoPedida');
    yield* put(tentativaSent('exportacao'));
    yield* race({ saved: save(), ended: takeEvent('SessaoEncerrada') });
    yield* put(tentativaEnded('exportacao'));
  }
}

function* save(): Flow {
  const { files } = yield* ports();
  const result = yield* call(files.save, '/Conta/Exportacao', 'itape-meus-dados.json');
  if (result.ok) yield* put(toastShown({ tone: 'success', texto: 'Cópia dos seus dados baixada.' }));
  else yield* put(toastShown({ tone: 'danger', texto: 'Não foi possível baixar o arquivo. Tente novamente.' }));
}
