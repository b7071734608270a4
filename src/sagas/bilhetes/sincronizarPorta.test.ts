import { generateKeyPairSync } from 'node:crypto';
import { createEmbarqueCodes } from '../../../server/bilhetes/embarque/embarqueKey';
import { AGORA, refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { runFlow } from '../../../tests/support/runFlow';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import type { ResultadoEmbarque } from '../../domain/wire/bilhetes/embarque';
import { bilheteEmbarcado, portaCleared, selectEmbarque, viagemDaPortaSet } from '../../store/bilhetes/embarque';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { loadSemValidade, syncDoor } from './sincronizarPorta';

const codes = createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey);
const idOf = (n: number) => `01a1fe9f-1180-7662-99b8-${String(n).padStart(12, '0')}`;
const codigoOf = (n: number) =>
  codes.sign({
    bilheteId: idOf(n),
    viagemId: '100',
    poltrona: n,
    origem: '1',
    destino: '2',
    dia: '2026-12-01',
    hora: '08:00',
    iniciais: 'AS',
    emitidoEm: AGORA.toISOString(),
  });
const lidoEm = AGORA.toISOString();
const asPoltronas = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const answers = (...situacoes: ResultadoEmbarque['situacao'][]) =>
  succeeded(situacoes.map((situacao): ResultadoEmbarque => ({ situacao, lidoEm: null })));

/** Reconnects a boarding session that scanned these seats. */
const synced = (poltronas: number[], reply: Replies[string], agencia = true) =>
  runFlow(
    function* flow() {
      for (const poltrona of poltronas) {
        const codigo = codigoOf(poltrona);
        yield* put(bilheteEmbarcado({ bilheteId: idOf(poltrona), poltrona, iniciais: 'AS', codigo, lidoEm }));
      }
      yield* syncDoor();
    },
    { replies: { 'GET /Embarque/Chaves': succeeded(codes.publicKeys), 'POST /Embarque': reply } },
    { grupos: { admin: false, agencia, agenciaResponsavel: false, operacao: false } },
  );

describe('what a door tells once it has a network', () => {
  it('is nothing where nobody was read', async () => {
    const app = await synced([], refused(500));
    expect(app.ports.http.request).toHaveBeenCalledTimes(1);
  });

  it('goes out by the hundred, and the rest stays for the next time', async () => {
    const sent: unknown[] = [];
    const app = await synced(asPoltronas(101), (request) => {
      sent.push(request.body);
      return succeeded([]);
    });
    expect(sent).toEqual([{ leituras: asPoltronas(100).map((n) => ({ codigo: codigoOf(n), lidoEm })) }]);
    expect(selectEmbarque(app.state()).fila).toEqual([{ codigo: codigoOf(101), lidoEm }]);
    expect(app.state().interface.toasts).toEqual([]);
  });

  it('warns of the seats alone whose tickets board nobody any more', async () => {
    const app = await synced(asPoltronas(3), answers('sem_validade', 'embarcado', 'sem_validade'));
    const texto = 'Confira quem embarcou na poltrona 1, 3: o bilhete foi cancelado ou trocado.';
    expect(app.state().interface.toasts).toMatchObject([{ tone: 'warning', texto }]);
  });

  it('stays here where nobody of an agency reads', async () => {
    const app = await synced([1], refused(500), false);
    expect(selectEmbarque(app.state()).fila).toHaveLength(1);
    expect(app.ports.http.request).toHaveBeenCalledTimes(1);
  });
});

describe('the tickets that board nobody', () => {
  const viagem = { id: '100', dia: '2026-12-01', hora: '08:00' };

  it('are not those of a trip that the door left meanwhile', async () => {
    const door = function* door(): Flow {
      yield* put(viagemDaPortaSet(viagem));
      yield* loadSemValidade();
    };
    const leaving = function* leaving(): Flow {
      yield* takeEvent('AlertaDispensado');
      yield* put(portaCleared({ desde: 0 }));
    };
    const app = startWorkflow([door, leaving], {
      replies: {
        'GET /Embarque/100/Cancelados': () => {
          app.emit('AlertaDispensado');
          return succeeded({ viagemId: '100', bilhetes: ['b1'] });
        },
      },
    });
    await app.settle();
    expect(selectEmbarque(app.state()).semValidade).toEqual([]);
  });
});
