import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { ConversaAoVivo } from '../../domain/wire/chatbot/aoVivo';
import type { HttpResult } from '../../services/ports';
import { chatbotShown } from '../../store/aplicativo/interface';
import { aoVivoCleared, aoVivoStarted, selectAoVivo } from '../../store/chatbot/aoVivo';
import { selectSubmission } from '../../store/submissions';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { conversarAoVivo } from './conversarAoVivo';

const offline: HttpResult<never> = { ok: false, failure: { kind: 'transient', motivo: 'rede' } };
const fala = { id: '1', de: 'atendente', texto: 'Olá.', em: '2026-11-21T12:00:00-03:00' } as const;
const live: HttpResult<ConversaAoVivo> = { ok: true, value: { situacao: 'ao_vivo', falas: [fala] } };
const protocolo = 'R3TN-8WZD';
const chave = 'c'.repeat(22);

/** A conversation that was handed over; its panel opens and it is left by the events of the same meaning. */
function* panel(): Flow {
  yield* put(aoVivoStarted({ protocolo, chave }));
  while (true) {
    const { type } = yield* takeEvent('ChatbotAberto', 'AtendimentoDesistido');
    yield* put(type === 'ChatbotAberto' ? chatbotShown() : aoVivoCleared());
  }
}

function talkTo(...replies: HttpResult<ConversaAoVivo>[]) {
  const post = jest.fn((_path: string, _body: unknown) => Promise.resolve(replies.shift() ?? offline));
  let ids = 0;
  const random = { uuid: () => `f${(ids += 1)}` };
  const app = startWorkflow([() => conversarAoVivo({ post: post as never }), panel], { random });
  return { ...app, post, aoVivo: () => selectAoVivo(app.state()) };
}

describe('the conversation with a person', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is read while its panel is open, and not before', async () => {
    const app = talkTo(live);
    await app.settle();
    expect(app.post).not.toHaveBeenCalled();
    app.emit('ChatbotAberto');
    await app.settle();
    expect(app.post).toHaveBeenCalledWith(`/Atendimentos/${protocolo}/Leitura`, { chave });
    expect(app.aoVivo()).toMatchObject({ situacao: 'ao_vivo', falas: [fala] });
  });

  it('takes the same words again as the same turn, and a read that comes late as nothing', async () => {
    const app = talkTo(offline, live);
    app.emit('FalaAoVivoEnviada', { texto: 'Domingo.' });
    await app.settle();
    expect(selectSubmission(app.state(), 'falaAoVivo').phase).toBe('refused');
    app.emit('FalaAoVivoEnviada', { texto: 'Domingo.' });
    await app.settle();
    const body = { chave, texto: 'Domingo.', falaId: 'f1' };
    expect(app.post.mock.calls.map(([, sent]) => sent)).toEqual([body, body]);
    expect(app.aoVivo()).toMatchObject({ falas: [fala] });
    app.emit('AtendimentoDesistido');
    app.emit('FalaAoVivoEnviada', { texto: 'Oi.' });
    await app.settle();
    expect(app.post).toHaveBeenCalledTimes(2);
  });
});
