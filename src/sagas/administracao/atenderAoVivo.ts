import { type AcaoAtendimento, feitoNoAtendimento } from '../../domain/administracao/atendimentos';
import type { HttpRequest } from '../../services/ports';
import { stale } from '../../store/api/stale';
import { call, type Flow, ports, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * A conversation that the assistant handed over: taken by one person at a time, answered live, put back or ended. It is
 * read anew whatever came of a change, so that a colleague who was faster shows.
 */
export function* atenderAoVivo(): Flow {
  const { random } = yield* ports();
  let last = { texto: '', falaId: '' };
  while (true) {
    const event = yield* takeEvent('AtendimentoMudado', 'FalaAtendenteEnviada');
    const path = `/Administracao/Atendimentos/${event.payload.protocolo}`;
    if (event.type === 'AtendimentoMudado') {
      const { acao } = event.payload;
      yield* submit('atendimentoAoVivo', requestFor(path, acao), {
        reloads: stale('Administracao'),
        feito: feitoNoAtendimento[acao.tipo],
      });
      continue;
    }
    const { texto } = event.payload;
    // The same words again after a failure are the same turn.
    if (last.texto !== texto) last = { texto, falaId: yield* call(random.uuid) };
    const asked = { method: 'POST', path: `${path}/Falas`, body: { ...last } } as const;
    const sent = yield* submit('falaAtendente', asked, { reloads: stale('Administracao') });
    if (sent.ok) last = { texto: '', falaId: '' };
  }
}

function requestFor(path: string, acao: AcaoAtendimento): HttpRequest {
  switch (acao.tipo) {
    case 'assumir':
      return { method: 'PUT', path: `${path}/Atendente` };
    case 'devolver':
      return { method: 'DELETE', path: `${path}/Atendente` };
    case 'encerrar':
      return { method: 'PUT', path: `${path}/Fim`, body: { resposta: acao.resposta } };
  }
}
