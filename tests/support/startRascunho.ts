import { failed, succeeded } from './builders';
import type { Replies } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import { umaCompra, type CompraDada } from './umaCompra';
import { umaReserva } from './viagemBuilders';
import {
  compradorDaConta,
  passageiroVazio,
  type DadosPassageiros,
} from '../../src/domain/compra/passageiros/passageiro';
import { toRascunho } from '../../src/domain/compra/rascunho';
import type { NovoRascunho, Rascunho } from '../../src/domain/wire/compra/rascunhos';
import type { HttpRequest } from '../../src/services/ports';
import { selectCompra } from '../../src/store/compra/compra';
import { selectRascunho } from '../../src/store/compra/rascunho';
import { comprarViagem } from '../../src/sagas/compra/comprarViagem';
import { informarTomador } from '../../src/sagas/compra/tomador/informarTomador';
import { guardarRascunho, PAUSA_RASCUNHO_MS } from '../../src/sagas/compra/rascunho/guardarRascunho';

export const PUT = 'PUT /Reservas/r1/Rascunho';
export const GET = 'GET /Reservas/r1/Rascunho';
const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5, 6] }];
export const LINK =
  '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&poltronas=5&reserva=chave-abcd&etapa=passageiros';

export const form = (...nomes: string[]): DadosPassageiros => ({
  passageiros: nomes.map((nome) => ({ ...passageiroVazio(), nome })),
  comprador: compradorDaConta(null),
});
export const rascunho = (...nomes: string[]) =>
  toRascunho({ dados: form(...nomes), compradorPassageiro: null, cupom: null, seguro: false, tomador: null });
export const found = (versao: number, ...nomes: string[]): Rascunho => ({
  versao,
  atualizadoEm: '2026-11-21T12:00:00.000Z',
  dados: rascunho(...nomes),
});
export const mudou = () =>
  failed({ kind: 'refused', status: 409, erros: [{ codigo: 'RASCUNHO_MUDOU', mensagem: 'Mudou.' }] });
/** The server's answer: the version after the submitted one. */
export const written = ({ body }: HttpRequest) =>
  succeeded({ versao: (body as NovoRascunho).versao + 1, atualizadoEm: '2026-11-21T12:00:00.000Z' });

/** A purchase of two held seats whose passengers are being typed, with the drafts it wrote. */
export function start(replies: Replies = {}, compra: CompraDada = {}) {
  const app = startWorkflow(
    [comprarViagem, guardarRascunho, informarTomador],
    { replies: { [PUT]: written, ...replies } },
    umaCompra({ trechos, reservados: trechos, reserva: umaReserva(), fimReserva: 600_000, ...compra }),
  );
  app.ports.navigation.path = LINK.replace('poltronas=5', 'poltronas=5.6').replace('&reserva=chave-abcd', '');
  app.emit('CompraAberta');
  const puts = () =>
    (app.ports.http.request as jest.Mock).mock.calls
      .map(([request]) => request as HttpRequest)
      .filter(({ method, path }) => method === 'PUT' && path === '/Reservas/r1/Rascunho');
  return {
    ...app,
    puts,
    bodies: () => puts().map(({ body }) => body as NovoRascunho),
    compra: () => selectCompra(app.state()),
    phase: () => selectRascunho(app.state()).phase,
    type: (...nomes: string[]) => app.emit('PassageirosEditados', { dados: form(...nomes) }),
    wait: async (ms = PAUSA_RASCUNHO_MS) => {
      await app.settle();
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
  };
}
