import { openStore } from '../../../tests/support/openStore';
import {
  chatbotHidden,
  chatbotShown,
  selectChatbotPanel,
  selectToasts,
  toastDismissed,
  toastShown,
  toastWithdrawn,
} from './interface';

const open = () => {
  const store = openStore();
  return {
    ...store,
    say: (...textos: string[]) => textos.forEach((texto) => store.dispatch(toastShown({ tone: 'info', texto }))),
    texts: () => selectToasts(store.getState()).map(({ texto }) => texto),
    ids: () => selectToasts(store.getState()).map(({ id }) => id),
  };
};

describe('toasts', () => {
  it('stand once, however often the same is said', () => {
    const app = open();
    app.say('Salvo.', 'Salvo.', 'Sem conexão.', 'Salvo.');
    expect(app.texts()).toEqual(['Salvo.', 'Sem conexão.']);
  });

  it('are three at most: the oldest makes room', () => {
    const app = open();
    app.say('1', '2', '3', '4');
    expect(app.texts()).toEqual(['2', '3', '4']);
  });

  it('have an id of their own, also after one was put away', () => {
    const app = open();
    app.say('1', '2');
    const [first] = app.ids();
    app.dispatch(toastDismissed(first ?? ''));
    app.say('1');
    expect(new Set([first, ...app.ids()]).size).toBe(3);
    expect(app.texts()).toEqual(['2', '1']);
  });

  it('are put away by their id, and withdrawn by their words', () => {
    const app = open();
    app.say('1', '2', '3');
    app.dispatch(toastDismissed('nobody'));
    app.dispatch(toastWithdrawn('2'));
    expect(app.texts()).toEqual(['1', '3']);
    app.dispatch(toastDismissed(app.ids()[0] ?? ''));
    expect(app.texts()).toEqual(['3']);
  });
});

describe('the assistant’s panel', () => {
  it('was never opened until it is, and keeps its conversation once closed', () => {
    const app = open();
    app.dispatch(chatbotHidden());
    expect(selectChatbotPanel(app.getState())).toBe('nunca');
    app.dispatch(chatbotShown());
    app.dispatch(chatbotHidden());
    expect(selectChatbotPanel(app.getState())).toBe('fechado');
    app.dispatch(chatbotShown());
    expect(selectChatbotPanel(app.getState())).toBe('aberto');
  });
});
