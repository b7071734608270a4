import { generateKeyPairSync } from 'node:crypto';
import { createEmbarqueCodes } from '../../server/bilhetes/embarque/embarqueKey';
import { AGORA, succeeded } from './builders';
import type { Replies } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import type { MemoriaDaPorta } from '../../src/domain/bilhetes/porta';
import { verifyCode } from '../../src/services/embarque/verifyCode';
import type { HttpRequest } from '../../src/services/ports';
import type { DoorPort } from '../../src/services/portsDevice';
import { selectEmbarque } from '../../src/store/bilhetes/embarque';
import { createEmbarcar } from '../../src/sagas/bilhetes/embarcar';

export const codes = createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey);
export const ids = ['01a1fe9f-1180-7662-99b8-000000000001', '01a1fe9f-1180-7662-99b8-000000000002'] as const;
/** A second, newer signing key. */
export const next = createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey, '2');
export const codigo = (n: 0 | 1 = 0, viagemId = '100', signer = codes) =>
  signer.sign({
    bilheteId: ids[n],
    viagemId,
    poltrona: 5 + n,
    origem: '1',
    destino: '2',
    dia: '2026-12-01',
    hora: '08:00',
    iniciais: 'AS',
    emitidoEm: AGORA.toISOString(),
  });
export const CHAVES = 'GET /Embarque/Chaves';
export const LISTA = 'GET /Embarque/100/Cancelados';
export const ENVIO = 'POST /Embarque';

interface World {
  replies?: Replies;
  kept?: MemoriaDaPorta | null;
  agencia?: boolean;
  verify?: DoorPort['verify'];
}

/** Opens the boarding page, online by default. */
export async function opened({ replies = {}, kept = null, agencia = false, verify = verifyCode }: World = {}) {
  let memoria = kept;
  const door = {
    verify: jest.fn(verify),
    read: () => memoria,
    keep: (next: MemoriaDaPorta) => void (memoria = next),
    signal: jest.fn(),
  };
  const app = startWorkflow(
    createEmbarcar(door),
    {
      replies: {
        [CHAVES]: succeeded(codes.publicKeys),
        [LISTA]: succeeded({ viagemId: '100', bilhetes: [], carga: [] }),
        ...replies,
      },
    },
    { grupos: { admin: false, agencia, agenciaResponsavel: false, operacao: false } },
  );
  const settle = async () => {
    // Signatures are verified on other threads, which a busy machine may delay past any number of turns here.
    for (let checked = -1; checked !== door.verify.mock.calls.length;) {
      checked = door.verify.mock.calls.length;
      await Promise.allSettled(door.verify.mock.results.map(({ value }) => value));
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      await app.settle();
    }
  };
  app.emit('EmbarqueAberto');
  await settle();
  const read = async (text: string) => {
    app.emit('CodigoEmbarqueLido', { codigo: text });
    await settle();
    return porta().resultado;
  };
  const porta = () => selectEmbarque(app.state());
  const pass = async (ms: number) => {
    jest.advanceTimersByTime(ms);
    await settle();
  };
  return { ...app, settle, read, porta, pass, door, memoria: () => memoria };
}

export const sent = (app: Awaited<ReturnType<typeof opened>>) =>
  (app.ports.http.request as jest.Mock<Promise<unknown>, [HttpRequest]>).mock.calls
    .map(([request]) => request)
    .filter(({ method }) => method === 'POST');
