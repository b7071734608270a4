import type { ApiRequest, Failure, Reply } from './storyApi';

interface Keyed {
  what: string;
  success: Reply | null;
}

const REUSED: Reply = {
  status: 422,
  body: {
    status: 422,
    erros: [{ codigo: 'CHAVE_REUTILIZADA', mensagem: 'Esta chave de idempotência já foi usada em outro pedido.' }],
  },
};

/**
 * Idempotency keys as the API applies them: a key serves one request, and a success is replayed. A screen that reuses a
 * key for another request fails in its story too.
 */
export function createStoryKeys() {
  const keys = new Map<string, Keyed>();
  return {
    async once(request: ApiRequest, replyTo: () => Promise<Reply | Failure>): Promise<Reply | Failure> {
      const { method, path, body, chave } = request;
      if (chave === null) return replyTo();
      const what = `${method} ${path} ${JSON.stringify(body)}`;
      const known = keys.get(chave) ?? { what, success: null };
      keys.set(chave, known);
      if (known.what !== what) return REUSED;
      if (known.success) return known.success;
      const reply = await replyTo();
      if (typeof reply === 'object' && reply.status < 300) known.success = reply;
      return reply;
    },
  };
}
