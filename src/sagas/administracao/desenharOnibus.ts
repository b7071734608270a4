import { toEndereco } from '../../domain/administracao/endereco';
import { rotas } from '../../domain/base/rotas';
import type { EfeitoOnibus } from '../../domain/wire/administracao/frota';
import { stale } from '../../store/api/stale';
import { submissionForgotten } from '../../store/submissions';
import { attemptKeys } from '../kernel/attempt';
import { call, type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { forgetDesenho } from './guardarDesenho';

/** Keeps a coach that somebody drew, and shows it; the drawing stays on screen where it was refused. */
export function* desenharOnibus(): Flow {
  const { navigation } = yield* ports();
  const keys = attemptKeys('applied');
  while (true) {
    const { asked } = yield* race({
      asked: takeEvent('OnibusDesenhado', 'DesenhoDispensado'),
      ended: takeEvent('SessaoEncerrada'),
    });
    if (asked?.type !== 'OnibusDesenhado') {
      yield* put(submissionForgotten('desenho'));
      continue;
    }
    const { substitui, planta } = asked.payload;
    const path = substitui === null ? '/Administracao/Onibus' : `/Administracao/Onibus/${substitui}/Versoes`;
    const result = yield* submit<'desenho', EfeitoOnibus>(
      'desenho',
      { method: 'POST', path, body: planta },
      { keys, reloads: stale('Administracao'), feito: 'Ônibus salvo.' },
    );
    if (result.ok) {
      yield* forgetDesenho();
      yield* call(navigation.go, toEndereco(rotas.administracaoOnibus.path, { ver: String(result.value.id) }));
    }
  }
}
