import type { ConversaAoVivo } from '../../domain/wire/chatbot/aoVivo';
import type { ChatbotPort } from '../../services/ports';
import { selectChatbotPanel } from '../../store/aplicativo/interface';
import { aoVivoRead, selectAoVivo } from '../../store/chatbot/aoVivo';
import type { RootState } from '../../store/rootReducer';
import { call, delay, type Flow, ports, put, race, select, takeEvent, waitUntil } from '../kernel/effects';
import { submit } from '../kernel/submission';

/** Interval at which the conversation is read while its panel is open. */
const LER_MS = 4_000;

const isLive = (state: RootState): boolean => {
  const aoVivo = selectAoVivo(state);
  return aoVivo.phase === 'on' && aoVivo.situacao !== 'encerrado';
};
const isWatched = (state: RootState): boolean => isLive(state) && selectChatbotPanel(state) === 'aberto';

/** The conversation with a person of the company: it is read while its panel is open, and written into. */
export function* conversarAoVivo(chatbot: ChatbotPort): Flow {
  yield* race({ reading: keepReading(chatbot), writing: keepWriting(chatbot) });
}

function* keepReading(chatbot: ChatbotPort): Flow {
  while (true) {
    yield* waitUntil(isWatched);
    const aoVivo = yield* select(selectAoVivo);
    if (aoVivo.phase === 'on') {
      const { protocolo, chave } = aoVivo;
      const path = `/Atendimentos/${protocolo}/Leitura` as const;
      const read = yield* call(() => chatbot.post<ConversaAoVivo>(path, { chave }));
      // A failed read leaves what is shown; the next one follows.
      if (read.ok) yield* put(aoVivoRead(read.value));
    }
    yield* delay(LER_MS);
  }
}

function* keepWriting(chatbot: ChatbotPort): Flow {
  const { random } = yield* ports();
  let last = { texto: '', falaId: '' };
  while (true) {
    const { texto } = (yield* takeEvent('FalaAoVivoEnviada')).payload;
    const aoVivo = yield* select(selectAoVivo);
    if (aoVivo.phase !== 'on') continue;
    // The same words again after a failure are the same turn.
    if (last.texto !== texto) last = { texto, falaId: yield* call(random.uuid) };
    const path = `/Atendimentos/${aoVivo.protocolo}/Falas` as const;
    const body = { chave: aoVivo.chave, ...last };
    const sent = yield* submit<'falaAoVivo', ConversaAoVivo>(
      'falaAoVivo',
      { method: 'POST', path, body },
      { via: () => call(() => chatbot.post<ConversaAoVivo>(path, body)) },
    );
    if (!sent.ok) continue;
    last = { texto: '', falaId: '' };
    yield* put(aoVivoRead(sent.value));
  }
}
