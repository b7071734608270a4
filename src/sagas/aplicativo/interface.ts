import { mensagens } from '../../domain/base/mensagens';
import {
  alertaClosed,
  chatbotHidden,
  chatbotShown,
  conexaoChanged,
  larguraCrossed,
  toastDismissed,
  toastWithdrawn,
} from '../../store/aplicativo/interface';
import { type Flow, put, takeEvent } from '../kernel/effects';

/** Toasts, alerts, banners and the window's mode follow the person, the window and the network. */
export function* interfaceEvents(): Flow {
  while (true) {
    const event = yield* takeEvent(
      'ToastDispensado',
      'AlertaDispensado',
      'NovaTentativaPedida',
      'LarguraCruzada',
      'ConexaoMudada',
      'ChatbotAberto',
      'ChatbotFechado',
      'SessaoIniciada',
    );
    switch (event.type) {
      case 'ToastDispensado':
        yield* put(toastDismissed(event.payload.id));
        break;
      case 'LarguraCruzada':
        yield* put(larguraCrossed(event.payload.responsivo));
        break;
      case 'ConexaoMudada':
        yield* put(conexaoChanged(event.payload.online));
        break;
      case 'ChatbotAberto':
        yield* put(chatbotShown());
        break;
      case 'SessaoIniciada':
        yield* put(toastWithdrawn(mensagens.loginNecessario));
        break;
      case 'ChatbotFechado':
        yield* put(chatbotHidden());
        break;
      default:
        yield* put(alertaClosed());
    }
  }
}
